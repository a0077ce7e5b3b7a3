import type { KeptDocument, SettingsStore, SettingsVersion } from '../../ports/settings.ts';

/** The reference store of settings. */
export class MemorySettings implements SettingsStore {
  readonly #versions: SettingsVersion[] = [];
  readonly #documents = new Map<string, KeptDocument['document']>();
  readonly #replies = new Map<string, readonly string[]>();

  async newest(): Promise<ReadonlyMap<string, number>> {
    return new Map(this.#versions.map(({ business, version }) => [business, version]));
  }

  async get(business: string, version: number): Promise<SettingsVersion | null> {
    return this.#of(business).find((one) => one.version === version) ?? null;
  }

  async history(business: string, { before, limit }: { readonly before: number | null; readonly limit: number }) {
    return this.#of(business)
      .filter(({ version }) => before === null || version < before)
      .reverse()
      .slice(0, limit);
  }

  async add(version: SettingsVersion): Promise<boolean> {
    if (this.#of(version.business).length !== version.version - 1) return false;
    this.#versions.push(version);
    return true;
  }

  async keepDocument({ business, fingerprint, document }: KeptDocument): Promise<void> {
    this.#documents.set(`${business}/${fingerprint}`, document);
  }

  async document(business: string, fingerprint: string) {
    return this.#documents.get(`${business}/${fingerprint}`) ?? null;
  }

  async quickReplies(business: string): Promise<readonly string[]> {
    return this.#replies.get(business) ?? [];
  }

  async keepQuickReplies(business: string, replies: readonly string[]): Promise<void> {
    this.#replies.set(business, replies);
  }

  #of(business: string): readonly SettingsVersion[] {
    return this.#versions.filter((one) => one.business === business);
  }
}
