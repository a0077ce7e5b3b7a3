import type { Conversations } from '../ports/conversations.ts';
import type { Tool } from '../ports/tool.ts';

/**
 * How a call breaks: before it acts; after, its answer lost, and found when it is looked up; acted and not to be found for now;
 * or the world says no.
 */
export const WHENS = ['before', 'after', 'unknown', 'refused'] as const;
export type When = (typeof WHENS)[number];

interface Breakage {
  readonly tool: string;
  readonly when: When;
  left: number;
}

/** What a script has broken, and how often it is still to break. */
export class Faults {
  readonly #breakages: Breakage[] = [];
  /** Keys of calls that acted and cannot be looked up while the step lasts. */
  readonly #unfindable = new Set<string>();
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

  breakTool(tool: string, times: number, when: When): void {
    this.#breakages.push({ tool, when, left: times });
  }

  /** Nothing is broken any more. */
  mend(): void {
    this.#breakages.splice(0);
    this.#unfindable.clear();
    this.storeDown = 0;
  }

  /** The tool as it is, but for the calls that are to break. */
  wrapTool(tool: Tool): Tool {
    const { consequence } = tool;
    return {
      ...tool,
      consequence: consequence && {
        ...consequence,
        lookup: async (call, input) => {
          if (this.#unfindable.delete(call.key)) throw new Error('nobody can tell what became of it');
          return consequence.lookup(call, input);
        },
      },
      run: async (input, call) => {
        const breakage = this.#breakages.find(({ tool: name, left }) => name === tool.name && left > 0);
        if (!breakage) return tool.run(input, call);
        breakage.left -= 1;
        if (breakage.when === 'refused') return { kind: 'refused', reason: 'taken' };
        if (breakage.when === 'before') throw new Error('it broke before it acted');
        await tool.run(input, call);
        if (breakage.when === 'unknown') this.#unfindable.add(call.key);
        throw new Error('its answer was lost');
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
