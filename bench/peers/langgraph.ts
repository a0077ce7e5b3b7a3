import { type BaseMessage, HumanMessage } from '@langchain/core/messages';
import { Annotation, END, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph';
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres';
import pg from 'pg';
import { CONTEXT } from '../conversation.ts';
import { answerTo } from './answer.ts';
import type { Open } from './peer.ts';

const State = Annotation.Root({ ...MessagesAnnotation.spec, context: Annotation<typeof CONTEXT> });

/**
 * A graph of one node, which stands where a model would be asked, with the checkpointer that its documentation names for
 * production. `async` is what it does untold; `exit` stores once a turn, the least it can.
 */
export const openLangGraph =
  (durability: 'async' | 'exit'): Open =>
  async ({ url, connections, messages }) => {
    const pool = new pg.Pool({ connectionString: url, max: connections });
    const checkpointer = new PostgresSaver(pool);
    await checkpointer.setup();
    const graph = new StateGraph(State)
      .addNode('answer', ({ messages: said }) => ({
        messages: [{ role: 'assistant', content: answerTo(textOf(said.at(-1)), said.length) }],
        context: CONTEXT,
      }))
      .addEdge(START, 'answer')
      .addEdge('answer', END)
      .compile({ checkpointer });
    return {
      turn: async (address, n) => {
        const asked = { messages: [new HumanMessage(messages[n] ?? '')] };
        const { messages: said } = await graph.invoke(asked, { configurable: { thread_id: address }, durability });
        if (said.length !== 2 * (n + 1)) throw new Error(`LangGraph remembers ${said.length} messages at turn ${n}`);
      },
      close: () => pool.end(),
    };
  };

function textOf(message: BaseMessage | undefined): string {
  return typeof message?.content === 'string' ? message.content : '';
}
