/** One of the events of a stream (text/event-stream), as far as we use them. */
export interface ServerEvent {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

/** The events of a stream as they come; comments, which only keep it open, are none. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += chunk.value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event.data !== '') yield event;
    }
  }
}

function eventOf(block: string): ServerEvent {
  const field = (name: string): string => {
    const lines = block.split('\n').filter((line) => line.startsWith(`${name}:`));
    return lines.map((line) => line.slice(name.length + 1).replace(/^ /, '')).join('\n');
  };
  return { event: field('event'), id: field('id'), data: field('data') };
}
