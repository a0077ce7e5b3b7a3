import { reconciliationsContract } from '../../ports/reconciliations.contract.ts';
import { MemoryReconciliations } from './reconciliations.ts';

reconciliationsContract('memory', async () => ({
  reconciliations: new MemoryReconciliations(),
  close: async () => {},
}));
