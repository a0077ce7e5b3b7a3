/** The demo's businesses, from the root of the checkout, where `npm run` stands. */
export const DEMO = { businesses: 'demo', demo: false } as const;
