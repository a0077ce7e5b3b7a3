import type { Locale } from '../../core/locale.ts';

/** What is on the button that opens a list. */
export const CHOOSE: { readonly [L in Locale]: string } = {
  ...{ en: 'Choose', es: 'Elegir', fr: 'Choisir', zh: '选择', km: 'ជ្រើសរើស' },
};
