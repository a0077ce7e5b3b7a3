export type Environment = { readonly [name: string]: string | undefined };

/** The settings of this process: the only place that names `process.env`. */
export const environment: Environment = process.env;
