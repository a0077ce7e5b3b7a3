import { reconciliationsContract } from '../../ports/reconciliations.contract.ts';
import { MemoryReconciliations } from './reconciliations.ts';

reconciliationsContract('memory', () => new MemoryReconciliations());
