import { useState } from 'react';
import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { useCustomers } from '../api/customers.ts';
import { More } from '../frame/more.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSettled } from '../frame/use-settled.ts';
import { useSpoken } from '../words/spoken.tsx';

/** The customers, found by name or number (G5). */
export function CustomersPage() {
  const { words } = useSpoken();
  const { id } = useBusiness();
  const [search, setSearch] = useState('');
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useCustomers(useSettled(search.trim()));
  const customers = data?.pages.flatMap((page) => page.customers) ?? [];
  return (
    <div className="page">
      <Title>{words.customers}</Title>
      <input
        {...{ type: 'search', className: 'search', value: search, placeholder: words.searchCustomers }}
        aria-label={words.searchCustomers}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Trouble error={error} />
      {data && customers.length === 0 && <p className="nothing">{words.nothingFound}</p>}
      {customers.length > 0 && (
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.reach}</th>
              </tr>
            </thead>
            <tbody>
              {customers.map((customer) => (
                <tr key={customer.id}>
                  <th scope="row">
                    <Link href={`/${id}/customers/${encodeURIComponent(customer.id)}`}>
                      {customer.name ?? words.somebody}
                    </Link>
                  </th>
                  <td>{customer.reach.join(' · ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <More {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </div>
  );
}
