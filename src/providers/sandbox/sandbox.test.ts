import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { paymentProviderContract, samplePayment } from '../../ports/payment-provider.contract.ts';
import { paymentPage } from './page.ts';
import { createSandbox } from './sandbox.ts';
import { SIGNATURE_HEADER, signatureOf } from './sign.ts';

const SECRET = 'a secret for the tests';
const NOW = '2026-03-04T09:00:00.000Z';

function sandbox() {
  return createSandbox({ secret: SECRET, publicUrl: () => 'https://book.example' });
}

paymentProviderContract('the sandbox', () => {
  const provider = sandbox();
  return {
    provider,
    reports: {
      deliver: (payment, outcome, now) => provider.press(payment, outcome, now),
      deliverOther: (now) => {
        const body = Buffer.from(JSON.stringify({ id: 'e-1', type: 'account.updated' }));
        return { headers: { [SIGNATURE_HEADER]: signatureOf(SECRET, body, now) }, body };
      },
    },
    happen: (payment, outcome, now) => provider.press(payment, outcome, now),
  };
});

describe('the sandbox', () => {
  it('E8 opens a page below the address people reach it at, and a QR code of that page', async () => {
    const { url, qr } = await sandbox().open(samplePayment());
    expect(url).toBe(`https://book.example/sandbox/payments/${samplePayment().id}`);
    expect(qr).toBe(url);
  });

  it('D9 is not believed by another secret', async () => {
    const delivery = sandbox().press(samplePayment(), 'paid', NOW);
    const other = createSandbox({ secret: 'another secret', publicUrl: () => '' });
    expect(await other.readWebhook({ ...delivery, now: NOW })).toEqual({ kind: 'forged' });
  });

  it('D8 tells whoever asks what has happened, and what was paid stays paid', async () => {
    const provider = sandbox();
    provider.press(samplePayment(), 'failed', NOW);
    expect(await provider.status(samplePayment())).toMatchObject({ outcome: 'failed' });
    provider.press(samplePayment(), 'paid', NOW);
    provider.press(samplePayment(), 'expired', NOW);
    expect(await provider.status(samplePayment())).toMatchObject({ outcome: 'paid', amount: samplePayment().amount });
  });
});

describe("the sandbox's page", () => {
  const business = { name: 'Chez <Léa> & Cie', timeZone: 'Europe/Paris' } as const;
  const purpose = { what: 'Salle <Lumière>', language: 'fr', back: '/b/lea' } as const;
  const page = (more: Parameters<typeof samplePayment>[0] = {}, now = NOW, language: Locale = 'fr') =>
    paymentPage({ payment: samplePayment(more), business, purpose: { ...purpose, language }, image: null, now });

  it('names what is paid for and leads back, before and after', () => {
    for (const html of [page(), page({ status: 'paid' })]) {
      expect(html).toContain('Salle &#60;Lumi');
      expect(html).toMatch(/<a href="&#47;b&#47;lea">|<a href="\/b\/lea">/);
    }
  });

  it.each(LOCALES)('X10 speaks the language of whoever pays: %s', (language) => {
    const html = page({}, NOW, language);
    expect(html).toContain(`<html lang="${language}">`);
    if (language !== 'en') expect(html).not.toMatch(/Payment to|Choose how|Back to/);
  });

  it('X9 shows the time of the business', () => {
    const html = page();
    expect(html).toContain('<html lang="fr">');
    expect(html).toMatch(/105,00\s€/);
    expect(html).toContain('4 mars 2026');
    expect(html).toContain('11:00');
  });

  it('writes no name as markup', () => {
    expect(page()).not.toContain('<Léa>');
  });

  it('D8 offers to pay, to fail and to run out while it is open, and to try again when it failed', () => {
    for (const html of [page(), page({ status: 'failed' })]) {
      for (const outcome of ['paid', 'failed', 'expired']) expect(html).toContain(`value="${outcome}"`);
    }
  });

  it.each(['paid', 'expired', 'voided', 'refunded'] as const)('offers nothing any more once it is %s', (status) => {
    expect(page({ status })).not.toContain('<button');
  });

  it('D8 offers nothing once its time is over', () => {
    expect(page({}, '2026-03-04T10:00:00.000Z')).not.toContain('<button');
  });
});
