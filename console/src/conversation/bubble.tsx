import { useBusiness } from '../api/business.ts';
import type { MessageView } from '../api/conversation.ts';
import { sayTime } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import type { Words } from '../words/words.ts';

type Delivery = NonNullable<MessageView['delivery']>;

const DELIVERY: { readonly [Status in Delivery['status']]: keyof Words } = {
  queued: 'deliveryQueued',
  sent: 'deliverySent',
  delivered: 'deliveryDelivered',
  read: 'deliveryRead',
  failed: 'deliveryFailed',
};

interface BubbleProps {
  readonly message: MessageView;
  readonly language: string;
}

/** One message, as text and nothing else, whatever stands in it: customers write what they like. */
export function Bubble({ message: { from, name, text, at, image, delivery }, language: spoken }: BubbleProps) {
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  const who = { customer: words.customer, business: words.bot, person: name ?? words.we }[from];
  return (
    <article className={`bubble ${from}`} data-delivery={delivery?.status}>
      <span className={from === 'person' ? 'bubble-who' : 'visually-hidden'}>{who}</span>
      <p lang={spoken}>{text}</p>
      {image !== null && <img src={image} alt="" loading="lazy" />}
      <footer>
        <time dateTime={at}>{sayTime(language, timeZone, at)}</time>
        {delivery && (
          <span>
            {words[DELIVERY[delivery.status]]}
            {delivery.reason && `: ${delivery.reason}`}
          </span>
        )}
      </footer>
    </article>
  );
}
