/** What we use of the National Bank of Cambodia's own library, which comes without types. */
declare module 'bakong-khqr' {
  export interface Details {
    readonly currency: number;
    readonly amount: number;
    readonly billNumber: string;
    readonly storeLabel?: string;
    readonly acquiringBank?: string;
    /** In milliseconds. */
    readonly expirationTimestamp: number;
  }

  export class IndividualInfo {
    constructor(account: string, name: string, city: string, details: Details);
  }

  export class MerchantInfo extends IndividualInfo {
    constructor(account: string, name: string, city: string, merchant: string, bank: string, details: Details);
  }

  export interface Answer<Data> {
    /** Its code is 0 where all is well. */
    readonly status: { readonly code: number; readonly errorCode: number | null; readonly message: string | null };
    readonly data: Data | null;
  }

  export class BakongKHQR {
    generateIndividual(info: IndividualInfo): Answer<{ readonly qr: string; readonly md5: string }>;
    generateMerchant(info: MerchantInfo): Answer<{ readonly qr: string; readonly md5: string }>;
    static verify(qr: string): { readonly isValid: boolean };
    static decode(qr: string): Answer<{ readonly [field: string]: string | null }>;
  }

  export const khqrData: { readonly currency: { readonly usd: number; readonly khr: number } };
}
