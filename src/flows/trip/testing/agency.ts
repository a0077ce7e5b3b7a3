import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Business, readBusiness } from '../../../domain/business.ts';
import { catalogueOf, type TripCatalogue } from '../catalogue.ts';

/** The demo's agency as it is shipped, so that its data is tried along with the code. */
export function demoAgency(): Business {
  const reading = readBusiness(parse(readFileSync(new URL('../../../../demo/mekong.yaml', import.meta.url), 'utf8')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}

export function demoCatalogue(): TripCatalogue {
  return catalogueOf(demoAgency());
}
