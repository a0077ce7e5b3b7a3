import type { Detail } from './context.ts';

/** Whether a detail is one we can work with (D7). */
export function isGoodDetail(field: Detail, value: string): boolean {
  switch (field) {
    case 'customer_name':
      return /^\p{L}[\p{L}\p{M}'.\- ]{1,79}$/u.test(value);
    case 'customer_phone':
      return /^\+[1-9]\d{7,14}$/.test(value);
    case 'pickup_location':
      return isPickupPlace(value);
    case 'booking_special_requests':
      return value.length <= 500;
  }
}

/** A place that a driver can look for. */
export function isPickupPlace(value: string): boolean {
  return value.length >= 2 && value.length <= 200 && /\p{L}/u.test(value);
}
