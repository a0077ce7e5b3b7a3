import { grantsContract } from '../../ports/grants.contract.ts';
import { memoryStore } from './store.ts';

grantsContract('memory', async () => memoryStore());
