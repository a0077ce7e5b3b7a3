import { main } from '../src/cli/main.ts';

// The command line from the sources, without a build: `npm run dev -- play FILE`.
await main(process.argv.slice(2));
