import { leadsContract } from '../../ports/leads.contract.ts';
import { MemoryLeads } from './leads.ts';

leadsContract('memory', async () => ({ leads: new MemoryLeads(), close: async () => {} }));
