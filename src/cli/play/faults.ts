import type { Conversations } from '../../ports/conversations.ts';
import type { Tool } from '../../ports/tool.ts';

interface Breakage {
  readonly tool: string;
  readonly when: 'before' | 'after';
  left: number;
}

/** What a script has broken, and how often it is still to break. */
export class Faults {
  readonly #breakages: Breakage[] = [];
  /** Messages for which the store will be down. */
  storeDown = 0;
  #isDown = false;

  /** Does something while the store is down, if it is to be. */
  async whileDown<T>(work: () => Promise<T>): Promise<T> {
    this.#isDown = this.storeDown > 0;
    this.storeDown = Math.max(0, this.storeDown - 1);
    try {
      return await work();
    } finally {
      this.#isDown = false;
    }
  }

  breakTool(tool: string, times: number, when: 'before' | 'after'): void {
    this.#breakages.push({ tool, when, left: times });
  }

  /** The tool as it is, but for the calls that are to break. */
  wrapTool(tool: Tool): Tool {
    return {
      ...tool,
      run: async (input, call) => {
        const breakage = this.#breakages.find(({ tool: name, left }) => name === tool.name && left > 0);
        if (!breakage) return tool.run(input, call);
        breakage.left -= 1;
        if (breakage.when === 'after') await tool.run(input, call);
        throw new Error(breakage.when === 'after' ? 'its answer was lost' : 'it broke before it acted');
      },
    };
  }

  /** The store as it is, but unreachable while it is down. */
  wrapConversations(conversations: Conversations): Conversations {
    return new Proxy(conversations, {
      get: (target, property) => {
        const member: unknown = Reflect.get(target, property);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          if (this.#isDown) return Promise.reject(new Error('the store is down'));
          return Reflect.apply(member, target, args) as unknown;
        };
      },
    });
  }
}
