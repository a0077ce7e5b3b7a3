/** An identity provider that people may sign in with (OpenID Connect), as the settings name it. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says. */
  readonly name: string;
}

export interface OpenId {
  readonly name: string;
  readonly startPath: string;
  readonly settings: OpenIdSettings;
}
