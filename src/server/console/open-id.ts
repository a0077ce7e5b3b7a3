/** An identity provider that people may sign in with (OpenID Connect). */
export interface OpenId {
  readonly name: string;
  readonly startPath: string;
}
