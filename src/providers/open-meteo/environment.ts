import type { Weather } from '../../ports/weather.ts';
import { createOpenMeteo, type OpenMeteoParts } from './open-meteo.ts';

/** `HOLDFAST_WEATHER` names another host that speaks Open-Meteo's protocol, or is `off`; otherwise the service itself. */
export function weatherFrom(
  environment: { readonly [name: string]: string | undefined },
  parts: Omit<OpenMeteoParts, 'host'>,
): Weather | undefined {
  const host = environment['HOLDFAST_WEATHER'];
  if (host === 'off') return undefined;
  return createOpenMeteo(host === undefined || host === '' ? parts : { ...parts, host });
}
