/**
 * People who left their details and whom no message has reached, because the channel they would be written to on cannot
 * send (A13). Every adapter passes the contract suite beside this file.
 */
export interface Leads {
  /** Writes down that somebody was not reached. Whoever is written down already stays as they are. */
  miss(lead: MissedLead): Promise<void>;

  /** Whom nobody of this business has reached yet, the longest waiting first. */
  missed(business: string, limit: number): Promise<readonly MissedLead[]>;

  /** A person of the business has reached them. Answers whether there is such a lead; said again, nothing changes. */
  reached(business: string, conversation: string, now: string): Promise<boolean>;

  /** Everything that somebody left of themselves, reached or not: in one of these conversations, or with one of these numbers. */
  ofPerson(business: string, who: Traced): Promise<readonly MissedLead[]>;

  /** Nothing of it is left (G5). */
  erase(business: string, who: Traced): Promise<void>;
}

/** By what somebody is found again. */
export interface Traced {
  readonly conversations: readonly string[];
  /** As their customer has them: numbers in E.164. */
  readonly contacts: readonly string[];
}

export interface MissedLead {
  readonly conversation: string;
  readonly business: string;
  readonly name: string;
  readonly phone: string;
  /** Where the first message would have gone. */
  readonly channel: string;
  readonly receivedAt: string;
}
