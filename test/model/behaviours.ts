import type { ServerResponse } from 'node:http';
import { type Behaviour, type ChatRequest, sendError } from './server.ts';

/** How endpoints behave, well and badly; the shapes are those of the real ones. */

interface Message {
  readonly content: string | null;
  readonly [field: string]: unknown;
}

const USAGE = { prompt_tokens: 321, completion_tokens: 12, total_tokens: 333 };

function completion(request: ChatRequest, message: Message, finishReason: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_772_000_000,
    model: request.model,
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason, logprobs: null }],
    usage: USAGE,
  };
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function answers(message: Message, finishReason = 'stop'): Behaviour {
  return (response, request) => sendJson(response, completion(request, message, finishReason));
}

export const says = (content: string): Behaviour => answers({ content });

/** The object we ask for, as a model that behaves would write it. */
export const hears = (intent: string, entities: object = {}): Behaviour => says(JSON.stringify({ intent, entities }));

export const fails = (status: number): Behaviour => {
  return (response) => sendError(response, status, 'The server had an error while processing your request.');
};

export const limitsRate = (retryAfter: string): Behaviour => {
  return (response) => sendError(response, 429, 'Rate limit reached.', { 'retry-after': retryAfter });
};

/** Takes the request and never answers. */
export const hangs: Behaviour = () => {};

/** Begins to answer and sends a character now and then, without ever coming to the end. */
export const drips: Behaviour = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(JSON.stringify(completion(request, { content: '{"intent":"confirm"' }, 'stop')).slice(0, 40));
  const drop = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(drop));
};

/** The answer's own JSON breaks off, because it had become too long. */
export const breaksOff = answers({ content: '{"intent":"confirm","entities":{"da' }, 'length');

/** The envelope breaks off: the connection was cut in the middle. */
export const cutsOff: Behaviour = (response, request) => {
  const body = JSON.stringify(completion(request, { content: '{"intent":"confirm","entities":{}}' }, 'stop'));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
};

export const resets: Behaviour = (response) => {
  response.socket?.resetAndDestroy();
};

/** OpenAI's way to refuse when it is held to a schema. */
export const refuses = answers({ content: null, refusal: "I'm sorry, I can't help with that." });
export const refusesInWords = says("I'm sorry, but I can't help with that.");
export const filters = answers({ content: '' }, 'content_filter');

export const choosesNothing: Behaviour = (response, request) => {
  sendJson(response, { ...completion(request, { content: '' }, 'stop'), choices: [] });
};

export const callsTool = (name: string): Behaviour => {
  const call = {
    id: 'call_1',
    type: 'function',
    function: { name, arguments: '{"slot":"2026-03-06T09:00:00+00:00"}' },
  };
  return answers({ content: null, tool_calls: [call] }, 'tool_calls');
};

/** What a proxy in front of an endpoint says when the endpoint is gone, with whatever status. */
export const showsPage = (status: number): Behaviour => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<!doctype html><html><body><h1>Bad gateway</h1><p>{"intent":"confirm"}</p></body></html>');
  };
};

/** Will not have a schema, as many endpoints of one's own will not. */
export const knowsNoSchema = (otherwise: Behaviour): Behaviour => {
  return (response, request) => {
    if (request.response_format) sendError(response, 400, "'response_format.type' must be 'text'");
    else otherwise(response, request);
  };
};

/** Does whatever the customer's words tell it to: the worst reader there can be. */
export const obeys: Behaviour = (response, request) => {
  const told = /\{.*\}/s.exec(customersWords(request))?.[0];
  says(told ?? '{"intent":"confirm","entities":{}}')(response, request);
};

/** The words between the fences, as they were written. */
export function customersWords({ messages }: ChatRequest): string {
  const fenced = messages.find(({ role }) => role === 'user')?.content ?? '';
  const [, quoted = '""'] = /<message>(.*)<\/message>$/s.exec(fenced) ?? [];
  return String(JSON.parse(quoted));
}
