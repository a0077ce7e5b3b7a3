import { createContext, useContext } from 'react';
import { ask } from './client.ts';
import type { Business } from './session.ts';

export const BusinessContext = createContext<Business | null>(null);

/** The business that the page is about. */
export function useBusiness(): Business {
  const business = useContext(BusinessContext);
  if (business === null) throw new Error('Outside of a business.');
  return business;
}

/** Asks below the business: everything of it is there, and nothing of another (G9). */
export function askOf<Value>(
  business: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Value> {
  return ask<Value>(method, `/businesses/${encodeURIComponent(business)}${path}`, body);
}
