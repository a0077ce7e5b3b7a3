import { memoryStore } from '../../app/stores.ts';
import { grantsContract } from '../../ports/grants.contract.ts';

grantsContract('memory', async () => memoryStore());
