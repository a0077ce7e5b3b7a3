import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import { type Model, ModelError, type Prompt } from '../../ports/model.ts';
import type { Observer } from '../../ports/observer.ts';
import type { Endpoint } from './endpoint.ts';
import { mindsTheFormat, modelErrorFrom } from './failures.ts';

const PROVIDER = 'holdfast';

/**
 * Any endpoint that speaks OpenAI's chat completions. It is asked to keep to the schema; one that will not have such a
 * request is asked plainly from then on: the messages and nothing else, which every endpoint and model takes.
 */
export function openAiCompatibleModel({ baseUrl, apiKey, name }: Endpoint, observer: Observer): Model {
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey === null ? {} : { apiKey }),
  });
  const chat = provider.chatModel(name);
  let keepsSchema = true;

  async function completion(prompt: Prompt, deadline: AbortSignal): Promise<string> {
    if (!keepsSchema) return generated(prompt, deadline, false);
    try {
      return await generated(prompt, deadline, true);
    } catch (error) {
      if (!mindsTheFormat(error)) throw error;
      const text = await generated(prompt, deadline, false);
      keepsSchema = false;
      observer.log('info', 'model.asked_plainly', { model: name });
      return text;
    }
  }

  async function generated(prompt: Prompt, deadline: AbortSignal, bySchema: boolean): Promise<string> {
    const { text, usage, finishReason } = await generateText({
      model: chat,
      system: prompt.system,
      messages: prompt.messages.map(({ role, text: content }) => ({ role, content })),
      maxRetries: 0,
      abortSignal: deadline,
      ...(bySchema ? held(prompt) : {}),
    }).catch(asWords);
    countTokens(observer, usage);
    if (finishReason === 'content-filter') throw new ModelError('refused', 'the endpoint filtered the answer');
    if (text.trim() === '') throw new ModelError('refused', 'there were no words in the answer');
    return text;
  }

  return {
    complete: (prompt, deadline) =>
      completion(prompt, deadline).catch((error: unknown) => {
        throw modelErrorFrom(error, deadline);
      }),
  };
}

/** What the endpoint is held to, where it lets itself be. */
function held({ answer, answerTokensMax }: Prompt) {
  const output = Output.object({ schema: jsonSchema(answer.schema), name: answer.name });
  return { output, maxOutputTokens: answerTokensMax, temperature: 0 };
}

interface Words {
  readonly text: string;
  readonly usage: LanguageModelUsage | undefined;
  readonly finishReason: string | undefined;
}

/** Words that are not the object asked for are an answer all the same: it is for the reader to judge them. */
function asWords(error: unknown): Words {
  if (!NoObjectGeneratedError.isInstance(error)) throw error;
  return { text: error.text ?? '', usage: error.usage, finishReason: error.finishReason };
}

function countTokens(observer: Observer, usage: LanguageModelUsage | undefined): void {
  const kinds = { prompt: usage?.inputTokens, completion: usage?.outputTokens };
  for (const [kind, tokens] of Object.entries(kinds)) {
    if (tokens !== undefined && tokens > 0) observer.count('holdfast_model_tokens_total', { kind }, tokens);
  }
}
