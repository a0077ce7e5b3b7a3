import { customersContract } from '../../ports/customers.contract.ts';
import { MemoryCustomers } from './customers.ts';

customersContract('memory', async () => ({ customers: new MemoryCustomers(), close: async () => {} }));
