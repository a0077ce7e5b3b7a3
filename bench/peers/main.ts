import { MESSAGES } from '../conversation.ts';
import { answerMeasuring } from '../process.ts';
import { openDbos } from './dbos.ts';
import { openGrammy } from './grammy.ts';
import { openLangGraph } from './langgraph.ts';
import type { Open } from './peer.ts';
import { openXState } from './xstate.ts';

const PEERS: { readonly [name: string]: Open } = {
  xstate: openXState,
  grammy: openGrammy,
  dbos: openDbos,
  langgraph: openLangGraph('async'),
  'langgraph-exit': openLangGraph('exit'),
};

await answerMeasuring((name, url, connections) => {
  const open = PEERS[name];
  if (open === undefined) throw new Error(`there is no peer ${name}`);
  return open({ url, connections, messages: MESSAGES });
});
