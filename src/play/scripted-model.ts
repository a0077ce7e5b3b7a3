import { type Model, ModelError } from '../ports/model.ts';

/**
 * A model that says what a script tells it to. The same reader asks it that asks a real one, so a script can show what
 * becomes of an answer that is chatty, broken or wrong (E5).
 */
export class ScriptedModel implements Model {
  #answers: string[] = [];
  #trouble: 'down' | 'slow' | null = null;

  /** One answer to one call; `down` and `slow` are how it is for the whole of the next user step. */
  tell(written: string): void {
    if (written === 'down' || written === 'slow') this.#trouble = written;
    else this.#answers.push(written);
  }

  /** What was not used by the end of a user step is dropped. */
  forget(): void {
    this.#answers = [];
    this.#trouble = null;
  }

  async complete(): Promise<string> {
    // Nobody waits in a script: the answer of a slow model is late from the start.
    if (this.#trouble === 'slow') throw new ModelError('timed_out', 'it is slow in this step');
    const answer = this.#trouble === null ? this.#answers.shift() : undefined;
    if (answer === undefined) throw new ModelError('unavailable', 'it has nothing to say in this step');
    return answer;
  }
}
