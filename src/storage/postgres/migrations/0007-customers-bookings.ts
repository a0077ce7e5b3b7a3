/** What a customer has booked is asked for whenever loyalty points are (D6). */
export const customersBookings = `
create index bookings_of_customer on bot.bookings (customer) where customer is not null;
`;
