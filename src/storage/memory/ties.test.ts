import { memoryStore } from '../../app/stores.ts';
import { diaryContract } from '../../ports/diary.contract.ts';
import { tiesContract } from '../../ports/ties.contract.ts';

tiesContract('memory', async () => memoryStore());
diaryContract('memory', async () => memoryStore());
