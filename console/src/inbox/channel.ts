const NAMES: { readonly [channel: string]: string } = {
  webchat: 'Web',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  chatwoot: 'Chatwoot',
};

/** Channels are called by their own names in every language. */
export function channelName(channel: string): string {
  return NAMES[channel] ?? channel;
}
