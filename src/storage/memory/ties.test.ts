import { diaryContract } from '../../ports/diary.contract.ts';
import { tiesContract } from '../../ports/ties.contract.ts';
import { tiesSeenContract } from '../../ports/ties-seen.contract.ts';
import { memoryStore } from './store.ts';

tiesContract('memory', async () => memoryStore());
tiesSeenContract('memory', async () => memoryStore());
diaryContract('memory', async () => memoryStore());
