/** What is wrong with a task, and where in it. */
export interface Finding {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

export function mistake(path: Finding['path'], message: string): Finding {
  return { path, message, severity: 'error' };
}

export function doubt(path: Finding['path'], message: string): Finding {
  return { path, message, severity: 'warning' };
}
