import { sendingsContract } from '../../ports/sendings.contract.ts';
import { stopsContract } from '../../ports/stops.contract.ts';
import { MemorySendings } from './sendings.ts';
import { MemoryStops } from './stops.ts';

sendingsContract('memory', async () => ({ sendings: new MemorySendings(), close: async () => {} }));
stopsContract('memory', async () => ({ stops: new MemoryStops(), close: async () => {} }));
