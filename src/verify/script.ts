/** Its name as a file, from the promise that was broken. */
export function scriptName(business: string, promise: string): string {
  const words = promise
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${business}-${words.slice(0, 60)}.yaml`;
}
