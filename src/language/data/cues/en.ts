import type { Classes } from '../../lexicon/lexicon.ts';
import type { CueWords } from '../language-data.ts';
import { say } from '../say.ts';

/** What stands for any of its phrases in those below and in the rest of the language. */
export const classes: Classes = {
  paper: say`
    receipt / receipts / invoice / invoices / quote / estimate / letter / certificate / form / copy / bill / sick note / prescription`,
  someone: say`
    some of us / somebody / someone / (a|one|another|my|our) (of (my|our))? (friend|friends|person|guest|colleague|mate|buddy|traveller)`,
  leaves: say`
    (has|have|had|just|is|are|'s|probably|unfortunately|sadly|suddenly|now)* (dropped|dropping|pulled|pulling|backed|backing|bailed|bailing|flaked|flaking|chickened|ditched) (out|on us|us)?
    (can't|cannot|can not|won't|will not|isn't|aren't|(is|are|'s)? not (going to|gonna)?|(won't|not) be able to|unable to) be? (come|coming|make it|making it|go|going|join|joining|travel|travelling|traveling) (us|with us)? (anymore|any more|after all|now)?
    (is|are|'s|'re|will be|will|'ll|has to|have to|had to|needs to|decided to|wants to)* (stay|staying|stays|stayed) (at)? (home|behind|here)
    (has|have|had|just)* (cancelled|canceled) (on us)?> / (is|are|'s) (out|sick|ill)>`,
  weAre: say`
    (we|there) (are|will be|would be|should be|could be|might be|may be) / we're / we'll be / we'd be / there'll be / there'd be`,
  booking: say`
    appointment / booking / reservation / slot / visit / order / trip / flight / ticket / tickets / table
    appointments / bookings / reservations / slots / visits / trips / flights / rooms / sessions
    consultation / check up / checkup / cleaning / meeting / session / haircut / room / space`,
  theirs: say`
    it / that / this / me / us / mine / ours / everything / (my|our) (time|times|date|dates|day|{booking})
    the (time|date|day|appointment|booking|reservation)`,
  deed: say`
    book / reserve / cancel / confirm / reschedule / rebook / save / register / schedule / finalise / finalize / call off / move
    change / delete`,
  did: say`
    booked / reserved / cancelled / canceled / confirmed / rescheduled / rebooked / saved / registered / recorded / scheduled
    finalised / finalized / called off / moved / changed / deleted / noted / put through`,
  meanwhile: say`
    already / just / actually / really / even / now / all / still / definitely / properly / ever / not / go and / go ahead and
    by (mistake|accident) / yet / safely / been / being`,
  change: say`
    change / modify / move / alter / amend / switch / reschedule / adjust / edit / update / swap / replace
    shift / postpone / push (it|that|this)? (back|out|off)? / bring (it|that|this)? forward`,
  person: say`
    person / human being? / agent / representative / rep / operator / receptionist / someone / somebody
    staff member? / manager / assistant / colleague / advisor / adviser / employee / real person / live agent
    customer service / support team? / supervisor / (the|your) boss / the (salon|office|clinic|owner|desk|team|front desk|doctor)`,
  want: say`
    (i|we) (would|'d|do|really|just|also)* (like|want|need|wish|hope|love|m looking|am looking|wanna|have) (to|
      for)?`,
};

export const cues: CueWords = {
  greeting: say`
    <(hi|hello|hey|hiya|howdy|greetings|yo|hullo|helo) (there|again|guys|everyone)?
    (are you|r u|is (anyone|anybody|someone|somebody)) still? (there|here|around|listening)>
    <(anyone|anybody) (there|here|home)> / you still? there>
    <(morning|evening|afternoon|evenin|mornin) (all|everyone|everybody|team|guys|folks|there|ladies|mate|love) / good (morning|afternoon|evening|day) / <morning> / <evening> / <afternoon> / <g'day / 👋`,
  thanks: say`
    (thank|thanks) you? ((so|very) much|a (lot|million|bunch|ton)|again|for (everything|your help|that|this|
      the (help|info|information|offer)))*
    many thanks / thx / thnx / tnx / thanx / <ta> / ty> / cheers / tysm / much obliged
    i? appreciate (it|that|your help|the help) / grateful / 🙏`,
  goodbye: say`
    <(sorry|oops)? (wrong (number|person|chat)|(i|i've|we)? (have|got)? (texted|messaged|written to)? the wrong (number|person|chat)) (sorry|ignore (this|me))?>
    - wrong number (it|it's|its|my|the|should|is)
    (bye|goodbye) bye? (for now)? / goodbye / see (you|ya) (later|soon|then|there|around)*> / take care
    farewell / ciao / have a (good|nice|great|lovely|wonderful) {..1} / (good night|goodnight)
    talk (to you)? (later|soon) / cya`,
  small_talk: say`
    how ('s|are|is) (you|it|things|everything|u) (doing|going|today)* / how do you do / what's up>
    nice to meet you / (are|r) you (a|an)? (real|human|bot|robot|machine|ai|person) {..1}
    who (are|made|created|built) you / what ('s|is) your name / tell me a joke / i love you / nice weather
    you ('re|are) (so|very)? (funny|great|awesome|nice|smart|stupid|dumb|useless|helpful|the best)
    (lovely|nice|terrible|awful) (day|weather) today? / happy (new year|birthday|holidays)
    merry christmas / good (job|bot) / well done`,
  help: say`
    <help me?> / i? need (some|your)? help (with (this|that|it))?> / (can|could|will) you help me? out? please?>
    help me (out|understand)? please?>
    how (does|do) (this|it|that|i|you) (work|do this|use this|use it|use you|proceed|continue|book|reserve)
    (i'm|i am) (lost|stuck|confused) / - (i'm|i am) stuck (in|on|at|behind)
    what (do|should|can|must) i (do|say|write|type|answer|reply) (now|next|here)?
    i? (don't|do not|didn't) (understand|get it|follow|know (how|what) to (do|say|use)) {..3} / what do you mean
    instructions / <help please / sos> / i have no idea (how|what) to (do|say)`,
  capabilities: say`
    what (can|do|could) (you|u|this bot|this) (do|offer|help me? with?|provide|handle) (for (me|us))? here?
    what (are you|is this) (for|able to do|capable of)
    what (services|things|options) (do you|'s|are)? (offer|available|have|provide)? there?
    how can you help me? / what else? (is possible|are my options|can i (do|book|ask|reserve) here?)
    what ('s|is) on offer / your (capabilities|features|services)> / list of services / <menu>
    show me? the menu / main menu`,
  person: say`
    (talk|speak|chat|connect|transfer|put|pass|hand|get|give|switch) (me|us|this|it|over|through)* (to|with|
      through to)? (a|an|the|your|some|real|live|actual|another)* {person}
    (want|need|prefer|like) (a|an|the|your|real|live|actual|to (talk|speak|chat) (to|with))+ {person}
    <(please|just)? (a|an)? (real|live|actual)? (human|agent|operator|representative|real person|receptionist|person) (please|
      pls|plz|now|right now|right away|asap|quickly|immediately|instead|thanks)*>
    (talk|speak|chat) (to|with) (a|the|your) (dental)? (hygienist|dentist|nurse|assistant|hairdresser|stylist|barber|practice manager|driver|guide|captain|lady|guy|girl|woman|man|people|team)
    is there (a|any)? (real|actual)? (person|human|someone|somebody) {..1} (i can (talk|speak))?
    (call|phone|ring) (me|us) (back|instead|please)*> / (call|phone|ring) (me|us) back
    (give|get|want|need|request|arrange|have|like) (me|us|to|get|a|an|someone|somebody)* (call back|callback|call backs|ring back|phone call|phonecall)> / <(call|ring) back (please|pls|plz)*>
    <(please|pls|just)? give (me|us) a (call|ring|bell|buzz|shout) (please|pls|back|instead|now|thanks|thx|then)*>
    (someone|somebody|anyone|anybody) (please|just)? (call|ring|phone|contact) (me|us)> / get in touch with (me|us)>
    (talk|speak) (about it|this)? (on|over) the phone / (talk|speak) by phone
    (can|could|will|would) (you|u) (please|just)? (call|phone|ring) (me|us) / not (a|with a|to a) (bot|robot|machine)
    can (someone|somebody|a person|a human) (call|help|contact|assist|answer)
    (have|make|making|file|raise|got|lodge) (a|an|another|one)? (formal|official|serious|big)? complaint / (want|need|like|have) to complain
    (was|were|been|got|you|they|card) (charged|billed|debited) (me|us|my card)? (twice|double|two times|three times|wrong|wrongly|too much|the wrong amount)
    - (will|would|could|can|might|do) (i|we) be (charged|billed|debited) / (double|over) (charged|billed) / overcharged / (charged|billed|debited) (me|us|my card) (twice|double|two times|too much|wrong)
    who (can|do|should|could|would|might|must) (i|we) (speak|talk|write|complain|turn|go) (to|with)
    who (can|do|should|could) (i|we) (contact|ring|call|phone)
    (rather|prefer|prefer to|want to|like to|better) (deal|discuss|discuss this|discuss it|sort it out|sort this out|arrange it|arrange this|do it|do this|handle it|book) (directly)? (with|through) (a|an|the|real|actual|live)* {person}
    (can|could|will|would|please|pls) (you|u)? (please|just)? put me through
    human (please|help|support|agent) / customer (service|support|care) / speak (to|with) (somebody|someone)
    - (talk|speak|chat|connect|transfer|put|pass|hand|get|give|switch) (me|us|this|it|over|through)* (to|with|
      through to)? (a|an|the|your|some|real|live|actual|another)* {person} (else? (to|who) cut|else? (to|
      who) do|else? (to|who) drive)`,
  cancel: say`
    (cancel|canceled|cancelled|canceling|cancelling|cancellation) (it|that|this|all|everything|please)* ((my|
      the|our|this|that|all) {booking})?
    (call|called|calling) (it|this|that|the whole thing|(my|the|our|this|that) {booking}) off
    (call|called|calling) off (it|this|that|the whole thing|(my|the|our|this|that) {booking})
    (never mind|nevermind) / <nvm> / forget (it|that|about it|this|the whole thing)
    <stop (it|this|that|please)*> / <leave it (there|at that|for now|then|please|be)*>
    (drop|scrap|abort|delete|undo|remove|discard) (it|that|this|everything|the (whole thing|booking|appointment|
      reservation|order)|my {booking})
    <(quit|exit|abort|end) (it|this|please)?>
    i? (don't|do not|no longer) (want|need) (the|my|this|that|a|an|to)* ({booking}|(book|come|go|travel|
      reserve) (anymore|any more)?|it anymore|this anymore) [any more|anymore|any longer|at all|>]
    (i|we)? (don't|dont|do not) (want|need) (it|this|that|one)? (anymore|any more|any longer)
    (i|we) (won't|wont|will not) (be needing|need) ((the|my|this|that|our) {booking}|(it|this|that) (anymore|any more|any longer|after all)?>)
    (i|we) no longer (want|need) (it|this|that|one)> / (decided against|thought better of) (it|this|that)
    (i|we|ive|weve) ('ve|have)? decided not to (book|come|go|bother)?>
    i? changed my mind and? i? (don't|do not|no longer) want
    (can't|cannot|can not|won't|(won't|not going to|not gonna) be able to|not able to|unable to) (come|make it|attend|travel) (anymore|
      any more|after all)?
    - (can't|cannot|can not|won't|(won't|not going to|not gonna) be able to|not able to|unable to) (come|travel) (back|home)
    (not|no longer) (really)? interested (anymore|any more|any longer|after all|now)?>
    - (never mind|nevermind|nvm|forget) (that|about that|it)? (just|please|and|then|so|ok|yes|yeah)* (book|reserve|confirm|go ahead|go for)
    get rid of (it|that|this|the booking) / refund (me|please) / <refund>
    - ({n} of (us|them|'em|em|(my|our|the) {heads})|{someone}|{n} {heads}) {leaves}
    - (cancel|canceled|cancelled|canceling|cancelling|cancellation) (it|that|this|all|everything|please)* ((my|
      the|our|this|that|all) {booking})? (fee|fees|policy|policies|charge|charges|terms|condition|conditions)`,
  change: say`
    ({change}|changed|moved|rescheduled|postponed|updated|replaced) {..2} (it|that|this|my|the|to|our|for|time|
      date|day|{booking})
    - (whichever|whatever|which ever) (one|of (them|those|the two))? ('s|is|comes) (the)? (earlier|earliest|sooner|soonest|later|first)
    <{change} please?> / {d} (is|'s|would be|'d be|works|suits (me|us)) better
    (want|like|need|have|prefer|possible|can i|could i|can we|could we|can you|could you|may i|please) (to|
      you to)? {change}
    (i|we|ive|weve)? ('ve|have|just)* (change|changed) (my|our) (mind|minds)
    make (it|that|this|the {booking}|is|if) (for|on|at|to|be)? (the|a)? [{word}]
    (something|anything|someone|somewhere|some other|any other|a) (else|different) (time|day|date|one|service|
      stylist|place)?
    (another|a different|other|different) (time|day|date|one|slot|hour|week|service|stylist|person|place|space|
      room|option|trip|flight)
    (would|'d|could|might|will) (be|work) out? better
    (i'd|i would|we'd|we would|i|we) (actually|really|much)* (prefer|rather) / (rather|instead) (of|than)?
    (earlier|later|sooner) (if|for me|at|on) / better (if|at|on)
    (can|could|do|is|are) (you|we|i|it|there|they|u)? (make|have|do|be)* (it|that|this)? (earlier|later|sooner)
    (go|going) back to / start over? with (another|a different) / too (early|late|soon)
    - (from|of) the other day / - the other day (i|you|we|he|she|they|my|it|when|was|is|were) / - (i|you|u|we|he|she|they) (did|gave|had|made|cut|booked|came|were|was|got|saw|left|put|spoke|rang|called|texted|bought|paid|have) {..3} the other day
    - make (it|that|this|is|if) (so|quick|happen|as|sure|snappy|easy)
    - (i'd|i would|we'd|we would|i|we) (actually|really|much)* (prefer|rather) not`,
  correction: say`
    <(actually|sorry|oops|oopsie|whoops|wait|correction|scratch that|no wait|my (bad|mistake)|
      on second (thought|thoughts)|i mean|hmm wait)
    - (sorry|so sorry|apologies) but? (i|we) (can't|cannot|can not|won't|couldn't|am|'m|are|'re|have to|need to|must|had to) / - sorry (for|about|if|to (bother|trouble|cancel|say)) / - (i'm|im|i am|we're|we are) (so|very|really|terribly|truly)* sorry
    actually / i (meant|misspoke|mistyped|mean to say|made a mistake|was wrong|got (it|that) wrong)
    (that|it) ('s|is|was) (wrong|a mistake|a typo|incorrect)
    (that|it) ('s|is) not (right|correct|what i (said|meant)) / on second (thought|thoughts) / i mean (to say)?
    you (got|have|'ve got) (it|that|this|the {word}) wrong / you (misunderstood|misheard) me? / you made a mistake
    but (i|we)? (meant|mean) / let me (correct|rephrase|fix) / not {word} {..4} but / instead / typo
    (make|let's make) (that|it) [(the|a|{d})]`,
  restart: say`
    (start|begin) (all|it|this|everything)* (over|again|afresh|anew|from (scratch|the (beginning|start|
      top))) again?
    restart / reset / go? (back to|from) the (beginning|start) / from the top / new (conversation|chat|session)
    clear (everything|it all|all)`,
  retry: say`
    (try|do|check|send|run|attempt) (it|that|this|to (pay|book))* (again|once more|one more time|another time)
    <(again|retry|re try) please?> / retry / (another|one more|second) (try|attempt|go)
    (give it|have) another (go|try|shot) / resend {..1}
    (send|give|get) me? (a|the)? (new|another|fresh) (qr|code|link|qr code)`,
  book: say`
    (book|reserve|schedule|arrange|set up|setup|fix|make|get|have|plan|organise|organize|find me?|(look|
      looking) for|buy|purchase|request) (me|us|up|in|it)* (a|an|the|my|some|another|one|for|new|free|available|
      dental|medical|quick|hair|one way|oneway|round trip|roundtrip)* {booking}
    <(need|want|looking for|after) (a|an|the|my|another|new)* {booking}
    {want} (a|an|the|my|some|another|one|new|dental|medical|hair)* {booking}
    {want} (book|reserve|schedule|come in|be seen|get (my|a)|make (a|an)|see (the|a|dr|someone|them|him|her)|
      fly|travel|rent|hire)
    (can|could|may) (i|we|you) please? (book|reserve|schedule|come in|get|make|have|rent|fit me in|
      squeeze me in|see (the|a|you))
    <(book|reserve|schedule|booking|appointment|reservation|appointments|an appointment|new (booking|
      appointment)) (please|now)?>
    let's (book|reserve|schedule) / - let's (book|reserve|schedule) (it|that|this)
    (book|reserve|schedule) (me|us) in? / <(book|booking|reserve|reserving)
    (i'm|i am|we're) (calling|writing|looking) (to|for) (book|make|schedule|a|an)
    {booking} (for|with) (me|my|a|two|one)
    - (can|could|may) (i|we|you) (please|also|still)* (get|have|make) (a|an|the|my|some|any|your|vat)* {paper}
    - (can|could|may) (i|we|you) please? (book|reserve|schedule|come in|get|make|have|rent|fit me in|
      squeeze me in|see (the|a|you)) (it|that|this|you)`,
  availability: say`
    (what|what's|what is|whats|what are) (available|free|open|left|going) {..2}
    what (do|have|else do|else have)* you (have|got) (free|available|open|left|going)?
    (do|have) you (have|got)? (anything|something|any thing|a space|room) (free|open|available|left|for|on|at|
      in|this|next|around|earlier|later)?
    got (anything|something|any space) {..1}
    (any|anything|something|anyting|anyhing|anythin) {..2} (free|open|available|availabl|avalaible|availible)
    (is|are) (there|you|it|they|that|he|she)? (any|an|some|anything|something|slot|slots|opening|openings|
      appointment|appointments|time|times|space|spaces)* (free|open|available|left|availability|opening|
      openings|slot|slots)
    when (is|are|can|could|do) (the|you|i|we|he|she|they|your|it|my)? (next|first|free|available|open|see me|
      come|earliest)*
    - (when|what time|what times|how late|until when|till when)? (are|r|do|will) (you|u|ya|they|you guys|you lot) be? (open|opening|
      close|closed|closing|shut)
    what (time|times|day|days|date|dates|slot|slots|hours|openings|appointments) (do|are|is|have|would|can|
      could|does|you|he|she|they|there|i|we)* (available|free|open|have|got|left|get|book|choose)
    (do|have) (you|they|he|she)? (have|got)? (an|any|some|anything|something|a)* (free|open|available)* (slot|
      slots|opening|openings|time|times|appointment|appointments|availability|free|open|available|space|spaces|
      for|on|at|left)
    (check|see|show|know|tell) {..3} (availability|available|openings|free (time|times|slot|slots))
    availability / (free|open|available) (time|times|slot|slots|appointment|appointments|date|dates|day|days)
    (any|got|have) any? (opening|openings|vacancy|vacancies|slot|slots)
    (do you have|have you got|do you do|can you do|could you do) (the|next|this)? [mon|monday|tue|tues|tuesday|wed|weds|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday|tomorrow|tmrw|tmr|today|{e}]
    <(so|ok|okay|and|then|right)* (when's|whens|when is|when would be|when (suits|works)) (it|that)? (good|best|convenient|easiest|ok|free)? (for (you|u|ya|you guys))?>
    - (when's|whens|when is) (it|that)>
    (fully|all|completely|totally) (booked|full) up? / booked (up|solid) / (are|r|is) (you|u|it|they|{word}) {..2} (full|rammed|packed|chocka)
    - (is|are|was|would) (it|that|this|the {word}) be? free (of charge|for ({kid}|{relative}|him|her|them|me|us|children|nhs|under|over))*>`,
  any_time: say`
    (any time|anytime|any (day|date|slot|hour|moment|appointment|time|times)) (work|works|is (fine|good|ok|
      okay)|will do|would do|at all|you (have|like)|that week|is available)*
    (whenever|no matter when) ((is|you|works|suits|it) {..3})? / (whatever|whichever) (day|date|time)
    (i'm|i am|we're|we are|pretty|quite|very|totally) (flexible|free|open|available|easy) ((all|any|with|on|at|
      to|about) {..1})*
    <flexible> / <flexible [but|except|just not|though|with]
    (no|(no|not) any|don't have (a|any)) (particular|special|specific|real|strong)? (preference|time in mind|
      day in mind) {..3}
    (doesn't|does not|don't) (matter|mind|care) (when|what (time|day)|to me|about the (time|day))*
    (all|any) of? (times|days) (work|are (fine|good|ok)) (for me)?
    you (choose|pick|decide|tell me) (when|the (time|day))? / up to you
    (what|whatever) (time|day) ('s|is)? (works|suits|best|fine|good)
    - (could|can|would|will) you tell me`,
  soonest: say`
    (as soon as|asap) (possible|poss|you can)? / soon as (possible|poss|you can) / as early as poss
    (the|your)? (soonest|earliest|first|next) (possible|available|free|open)+ (time|slot|appointment|one|date|
      day|opening|you have)*
    (the|your) (soonest|earliest|nearest) (time|slot|appointment|one|date|day|opening|you have|there is)*
    the? (sooner|earlier|quicker|faster) the better / soonest / (right away|straight away|immediately|urgent|urgently|quickly|in a hurry|emergency)
    (how long|how longs|how long's|what|whats|what's) (is|'s)? the (wait|waiting time|waiting list|queue) (like|at the moment|currently|right now|now|these days|for)*
    (first|earliest) thing / as early as (possible|you can) / how (soon|quick|quickly|early) (can|could|would|will|are|is)
    (what|which|when) ('s|is|are)? (the|your)? (soonest|earliest|next|first) {..2}
    (the|your)? (soonest|earliest|first|next|nearest) (thing|one|slot|time|appointment|day|date)? (you have|
      you got|you've got|you can do|there is|there's) (got|free|available|open|left)*
    (whatever|whichever) (one|time|slot)? ('s|is|comes) the? (soonest|earliest|first)
    - the? (nearest|closest) (one|time|slot)? to (that|it|this)
    - (right away|straight away|immediately|urgent|urgently|quickly|in a hurry|emergency) not`,
  nothing_else: say`
    <(no|nope|i think)? (we're|we are) good (to go|then|here|now|thanks|thank you|cheers)*>
    (that's|that is|that'll be|that will be|that would be|thats|that was|that wil be|this's|this is|this'll be|
      this will be|this would be|thiss|this was|this wil be|it's|it is|it'll be|it will be|it would be|its|
      it was|it wil be) (all|everything|it|enough) (i (need|needed|want|wanted)|for (now|today|me)|
      that is needed|thank|thanks|thank you|then|really)*>
    (that|this) ('s|is)? (all|everything) (i|we|that|for) / nothing (else|more|further) {..1}
    (no|not) (more|anything else|nothing else|other (service|services|thing|things))
    (i'm|i am|we're) (done|finished|all set|set|good to go) / <(only|just) (that|this|those|these|it) one?>
    <(that's|thats|thatd be) (it|all)> / no? (that's|thats) (all|it) / <done>
    i (don't|do not) need anything (else|more) {..3}
    (got|have) (all|everything) (what|that)? i (need|needed|want|wanted) / <finished>`,
  more: say`
    (also|in addition|additionally|as well) / too [please|>]
    (and|plus|add) (also|another|one more|an extra|extra|a)+ / add (in|on|it|a|an|the|some|me|to it)*
    one more (thing|service|person|question)? / (anything|something|what) (more|else)>
    more (info|information|details|photos|pictures) (about|on|please)? / <more please?> / on top of (that|it)
    as well / (tell|show|give) me more
    - add (it|this|that|them) (in|to|into|on) (my|our|the)? (google|outlook|apple|phone)? (calendar|diary|agenda|schedule|planner|phone)`,
  recall: say`
    <(sorry|wait|hang on|ok|and|so|but|hm|hmm|eh|oh)* (what|which) (day|date|time) (was|is|'s)? (it|that|this)? (did you say|you said|you say|are you saying|was it|is it|was that|is that)? (again|now|please|sorry)*>
    <(sorry|pardon|pardon me|come again|say again|say that again|sorry what|you what|what was that) {?}
    (is|are) (my|our|the) {booking} {..4} still (on|happening|ok|okay|good|booked|confirmed|valid|going ahead|standing)
    (is|are) (it|that|this|we) still (on|happening|booked|confirmed|going ahead|good for)
    (my|our|the) (appointment|booking|reservation) was (actually|really|supposed to be)? (for|on|at)
    (didn't|haven't|hasn't|never|did not|have not) (get|got|gotten|received|receive|seen|had) (a|any|the|my|no|your)? (booking|
      email)? (confirmation|email|mail|anything|text message)
    (got|received|had) (no|nothing) (confirmation|email|back)?>
    (what|whats|what's) (is|was)? my (booking|confirmation|order)? (ref|reference|number|code|confirmation|
      locator) (number|code|no)? again?
    (when's|whens|what's|whats|where's|wheres) (my|our) {booking} again? / (when's|whens|what time's|who's|whos) (it|that|this|mine) with? again>
    (what|when|which|where|who|how much) (did|do|was|is|were|have|has|time|day|date)+ (i|we|you|my|our|the|it|
      that)+ (say|said|tell|told|give|gave|book|booked|agree|agreed|choose|chosen|order|ordered|pick|picked|
      select|selected|again|got|have|scheduled|have booked|{booking}) again? (for|on|at)?
    (remind|tell) me again? (what|when|of|about) {..4} (booked|said|have|agreed|booking|appointment|chose|is|
      was|trip)?
    (is|was) (my|the|our)? {booking} still? (confirmed|booked|on|at|ok|set) {..2}
    (when|what time|where|what day) (is|was|'s) (my|our|the|it) {booking}? again?>
    (what|which) (day|date) (is|was|'s) (it|that|this) again?> / (what|which) time (was (it|that)|is that) again?> / <(sorry|wait|remind me)? (what|which) (day|date|time) again>
    (what time|when) (does|do|did|will|would) (it|that|this|they|i|we|(the|my|our|that|this) {booking}) (land|arrive|leave|depart|take off|
      get (in|there|back)|touch down)
    (do|did) (i|we) still? have (a|an|my|the) {booking}
    (my|the) ({booking}|summary|details) (details|summary|status|time|info)>
    what have (i|we|you) got? (so far|booked|chosen|said)? / did (it|that|my booking) go through {..2}
    (when|what|which|who) (are|were|was|is) (they|those|these|it|that|the (times|options|slots|ones|choices|hours|(first|second|later|earlier|last|other) (one|time|slot)?)) again> / (what's|whats|when's|whens) the (first|second|later|earlier|last|other) (one|time|slot)? again>
    what were (they|those|the (times|options|slots|choices))>
    (what|which) (times|days|dates|hours|options|slots|choices) (were|are) (they|those|these) again?>
    (repeat|recap|summarise|summarize) (that|it|this|again|please|everything)*
    (say|show|tell) (that|it|me) again / confirmation (again|number|details) / what was (that|it|my) again?
    (am|are) (i|we) (still|all|now|definitely)* (booked|confirmed|set|scheduled|good) ((in|for|on) {..2})?
    (is|was|so) (it|that|this|everything|all|my|the)+ (all|now|definitely|still)* (booked|confirmed|scheduled|
      done)>
    (did|have) (you|it|that) (get|actually)* (book|booked|confirm|confirmed) (it|me|that|in)*>
    <(booked|confirmed) {?}`,
  pause: say`
    (hang|hold) on ((a|one) (sec|second|moment|minute|min|tick))?
    <wait ((a|one) (sec|second|moment|minute|min))?>
    just? (a|one|two|gimme a|give me a) (sec|secs|second|moment|minute|min|mins|minutes|tick) please?>
    let me just? (check|look|see|ask|consult) with? ((my|quickly|the|his|her|our|him|them) {..2})?>
    (need|want|have|got|like|gonna|going|better|should|must|i'll|will) (to)? (talk it over|talk it through|talk this over|talk about it|discuss it|discuss this|discuss|check it|check this|check|run it|run this|consult) (with|by|past) (my|our) {..2}
    bear with me / brb`,
  unsure: say`
    (i'm|i am|we're)? not (really|quite|so|too|100|entirely)? (sure|certain|decided) ((yet|about|which|what|
      when|if|of) {..2})?
    i? (don't|do not|dont|dunno) (know|really know) (yet|really|which|what|when|if|about)* / dunno / idk
    no (idea|clue) / (can't|cannot|couldn't|hard to) (decide|choose|make up my mind|say)
    (haven't|have not) decided yet? / undecided / unsure / hmm> / it? depends (on {word})? / maybe> / <perhaps>
    let me think / still? thinking / torn between / what (do|would) you (recommend|suggest|think|advise)
    any? (recommendation|recommendations|recommendion|recommendions|suggestation|suggestations|suggestion|
      suggestions)`,
  question: say`
    <the? (price|prices|cost|costs) (of|for)
    <(what|what's|whats|what're|where|where's|wheres|where're|when|when's|whens|when're|why|why's|whys|why're|
      who|who's|whos|who're|whose|whose's|whoses|whose're|which|which's|whichs|which're|how|how's|hows|how're)
    (what|where|how|which|when|why|who) ['s|is|are|do|does|did|can|could|much|many|long|far|will|would|time|
      kind]
    <(is|are|do|does|did|can|could|will|would|may|might|shall|should|was|were|has|have|any) (i|you|we|he|she|it|
      they|there|this|that|the|your|my|a|an|also|please|anyone|someone|their|his|her)
    <(is|are|was|were|does|did) {word} {..3} (included|extra|allowed|free|available|necessary|required|needed|provided|cost|safe|direct|
      nonstop|refundable|possible|ok|okay)
    <do {word} {..2} (cost|count|fit|need|pay|go)
    <am i
    (can|could|would|will|may|might) (i|you|we) (please|also)? (have|tell|give|get|know|ask|find|let|send|check|
      show|see|note|look)
    (tell|give|get|send|show|find|let) (me|us) (also|too)? know? [the|their|your|his|her|its|what|where|if|how|
      about|more|some]
    (i|we) (also|would|d|still)* (need|want|like) (to (know|have|ask|check)|their|his|her|your|the)+
    (do you|i) (know|wonder) (if|what|where|how)?
    (i|we) (have|had|got) (a|one|another|some) (question|questions) / (wondering|curious) (if|about|what|how)?
    look if`,
  anyone: say`
    (any one|anyone|anybody|whoever|any (stylist|hairdresser|person|doctor|dentist|barber|guide|professional|
      of (them|you))) ((is|will|would|works|who|that) (fine|good|ok|okay|do|available|free|works|is)*)*
    no (preference|favorite|favourite) {..3}
    (doesn't|does not|don't) (matter|mind|care) (who|which (one|stylist|person)) / i? don't mind who
    whoever ('s|is)? {..2} / it's? all the same (to me)? / you (choose|pick|decide) who? / makes no difference
    - (any one|anyone|anybody|whoever|any (stylist|hairdresser|person|doctor|dentist|barber|guide|professional|
      of (them|you))) ((is|will|would|works|who|that) (fine|good|ok|okay|do|available|free|works|is)*)* (else|
      but|except)`,
  trouble: say`
    (doesn't|does not|don't|do not|didn't|did not|isn't|is not|wasn't|was not|aren't|are not|hasn't|has not|
      haven't|have not|cann't|can not|couldn't|could not|willn't|will not) (been|even|seem to)* (work|working|
      go through|going through|load|loading|open|opening|scan|scanning|respond|arrive|arrived|received|receive|
      come|show|showing|pay|log in) (up|through|for me)*
    an? error message?
    (it|that|payment|qr|code|link|card|transaction|app) (has|was|is|just|keep|keeps|got)* (fail|failed|failing|
      fails|declined|rejected|stuck|broken|expired|invalid|crash|crashed|crashes|refused|blocked)
    (there's|there is|have|having|got) (a|an|some) (problem|problems|issue|issues|trouble|troubles|difficulty|
      difficultys|error|errors)
    (problem|problems|trouble|troubles|issue|issues) (with|paying|scanning|when)
    <(problem|trouble|issue|failed|expired|declined)>
    (broken|not working|doesn't work|wont work|went wrong|something ('s|is) wrong|no funciona)
    (unable|impossible) to (pay|scan|open|load|see) / can't (pay|scan|open|load|see|find) (it|the {word})?
    never (received|got|arrived)`,
  paid: say`
    (i|we) (have|'ve|just|already)* (paid|payed|transferred|transfered|made the (payment|transfer)|
      completed the payment|sent (the|you the)? (money|payment|it)) {..1}
    (payment|transfer|transaction) (is|was|has been|has|went)* (done|made|complete|completed|sent|successful|
      through|finished|ok)
    <(paid|payed|done paying|all paid)> / just paid / (already|just) paid / (it's|its|it is|that's) paid
    did (it|the payment|my payment|that) (go|come|get) through
    (did|has|have|was) (the|my|our) (payment|transfer|money|deposit) (already|just)? (arrive|arrived|come in|
      come through|gone through|reach you|reached you|received|land|landed)
    - (have|did) you (receive|received|get|got) (it|my|the)+ (last|latest|previous|other|first)? (message|messages|msg|msgs|text|texts|question|email|mail)
    (have|did) you (receive|received|get|got) (it|my|the|payment|money)+ / check (the|my) payment status?
    (did|have|has|was|were|am|been|is) (you|they|i|we|my card|it)* (already|just|actually|been)* (charge|charged|debited) (me|us|my card|already|yet)*
    money (sent|was sent|has been sent)`,
  recurring: say`
    every (other|second|single)? [monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|day|
      morning|evening|weekend]
    (once|twice) a (week|month) / (weekly|monthly|fortnightly|regularly|recurring)
    on a (weekly|regular|monthly) basis`,
  upset: say`
    (you|u|this|it|that|your (bot|service|system)) ('s|'re|is|are|guys)? (guys|all|so|really|just|absolutely|
      totally|such|a|bloody|fucking)* (suck|sucks|rubbish|useless|terrible|awful|horrible|shit|shite|crap|
      garbage|pathetic|ridiculous|stupid|dumb|joke|disgrace|hopeless)>
    <(useless|rubbish|idiot|idiots|stupid|moron|shit|crap|bullshit|wtf|ffs|pathetic|ridiculous) (bot|service|
      machine|thing)?>
    (fuck|screw|sod) (you|off|this)
    (i'm|i am|im) (so|really|very)* (angry|furious|annoyed|fed up|upset|frustrated|pissed off)
    (sick|tired) of (this|you|waiting) / a? waste of my? time / what a (joke|disgrace|mess)`,
  elsewhere: say`
    (and|plus|want|need|do|get|book|have) (me|my|a|an|some|the)* (massage|massages|waxing|pedicure|pedicures|makeup|
      make up|eyelashes|eyebrows|tattoo|tattoos|facial|facials|beard trim|piercing|piercings)
    (book|reserve|rent|hire|order|arrange|sell|recommend) (me|us)? (a|an|the|some|any|my|our)? (cheap|good|nice|
      rental|double|single)? {others} (rental|rentals|hire|ticket|tickets|trip|trips|ride|rides)?
    (need|want|looking for|get me|get us|find me|find us|do you (have|do|offer)) (a|an|some|any)? (cheap|good|nice|
      rental|double|single)? (hotel|hotels|hotel room|hotel rooms|hostel|hostels|airbnb|rental car|rental cars|taxi|
      taxis|cab|cabs|train ticket|train tickets|bus ticket|bus tickets|cruise|cruises|restaurant|restaurants|pizza|
      pizzas|travel insurance|visa|visas)`,
  received: say`
    (did|do|have|has|had) (you|u|ya|y'all|anyone|anybody|someone|somebody) (just|all|actually|even|ever|not)* (get|got|gotten|receive|received|see|seen|saw|read) (any of)? (my|our|the|that|this|all)* (last|latest|previous|first|earlier|other|two|{n})? (message|messages|msg|msgs|text|texts|question)
    (did|do|have|has|are|is) (my|our|the|that|this) (last|latest|previous|first|earlier)? (message|messages|msg|msgs|text|texts) (just|even|actually)? (get|getting|got|gone|go|going|come|coming|came|arrive|arrived|arriving) (through|there|to you|over)?
    (can|do) (you|u) (see|read) (my|these|this) (message|messages|msg|msgs|texts)
    (did|do|have) (you|u|ya) (get|got|see|seen|read) what i (wrote|said|sent|texted|asked)
    did that (message|msg|text) (send|arrive|go through)
    (checking|check|see|wondering|wonder|making sure|confirm) (if|whether|that)? (you|u|ya) (got|received|saw|seen|read|have) (my|the|our) (last|other)? (message|messages|msg|text|texts)
    (i don't|i do not|don't|dont)? know if (you|u) (got|received|saw|read) (my|the) (last)? (message|msg|text)
  `,
  done: say`
    (why|how come)? (did|didn't|did not) (you|they|somebody|someone) {meanwhile}* {deed} {theirs} {meanwhile}*
    (why|how come)? (did|didn't|did not) (you|they|somebody|someone) {meanwhile}* (book|reserve|cancel|confirm) {meanwhile}*>
    (why|how come)? (have|haven't|have not|has|hasn't|had) (you|they|somebody|someone) {meanwhile}* {did} {theirs} {meanwhile}*
    (why|how come)? (have|haven't|have not|has|hasn't|had) (you|they|somebody|someone) {meanwhile}* (booked|reserved|cancelled|canceled|
      confirmed) {meanwhile}*>
    (why|how come)? (is|was|has|isn't|wasn't|hasn't|am|are|were) (i|we|{theirs}) {meanwhile}* {did} {meanwhile}*
    (did|didn't|has|hasn't) {theirs} {meanwhile}* ((go|gone|get|got) (through|{did})|work out|save)
    (you|they) (didn't|did not|haven't|have not) {meanwhile}* ({deed}|{did}) {theirs} {meanwhile}* ((did|have) (you|they))?
    <(so|but|and|why|wait|hey)* (you|they) {meanwhile}* (cancelled|canceled|deleted|called off) {theirs}
    (it's|that's|i'm|we're|its|im|{theirs} is) {meanwhile}* {did} (in|then|for (me|us|real|sure))* (right|yes|yeah|correct|{?})
    (it's|that's|thats|i'm|we're|its|im|am i|are we|is (it|that)|{theirs} is) {meanwhile}* (down|set)? (in|on) (your|the) (diary|calendar|
      system|book|books|schedule)
    - (if|when|once|unless|until|in case|after|before) (you|they|{theirs}|it's|that's|i'm|we're) (is|are|have|has|gets|get)? {meanwhile}* {did} {theirs}?`,
  automated: say`
    (are|r|is) (you|u|this|it|that|i) {..3} (a|an)? (robot|bot|chatbot|chat bot|machine|ai|automated|real person|
      real human|human|human being|actual person|computer|real) {..4}
    (talking|speaking|chatting|texting|writing) (to|with) (a|an)? (robot|bot|chatbot|chat bot|machine|computer|ai)
    who (am i|are we|i am) (talking|speaking|chatting|texting|writing) (to|with) / <who (is|'s) this> / <who (are|r) (you|u)>`,
  forgotten: say`
    (forgot|forget|forgotten|lost track of|(can't|cant|cannot|can not|don't|dont|do not|no longer) (remember|recall|know)|not sure) (anymore|again|exactly)? (when|what time|what day|
      which day|what date|what hour) (it|that|this|i|we|you|my|our|the)+ (is|was|were|are|booked|had|have|got|said|told|'s|{booking})+
    (forgot|forget|forgotten|lost track of|(can't|cant|cannot|don't|dont|do not) (remember|recall)) (the|my|our) (time|day|date|hour) (of|for|again)? (it|my|our|the)? {booking}?`,
  fewer: say`
    ({n} of (us|them|the (kids|children|adults|guys|girls|boys))|{someone}|{somebody}|he|she|hes|shes|{n} {heads}?|{n} (kid|child|adult|adults|person|guest|friend|boy|girl)|(my|our|the) ({relative}|{relatives})) {leaves}
    - {n} (isn't|is not|aren't|are not|won't|will not|'s not) (going to|gonna)? (work|suit|fit|happen|do)
    (we|we've) (have|just)* (lost|lose) (one|{n}|somebody|someone) (person|people|friend|of us)? / {n} (person|people|friends|of us) (less|fewer)
    (there|we) (are|'re|will be|'ll be|'s|is)? (fewer|less) (of us|people)`,
  as_before: say`
    (stick|stay|go|keep|leave|have|put) (it|that|this|everything|back|to|with)* (as|like|how|the way) (it|that|this|we|i|they|things|everything) (was|were|had (it|that)?) (before|first|originally|initially)?
    (as|like|how|the way) (it|that|things|we|i) (was|were|had (it|that)) (before|first|originally|initially)?
    (stick|stay|go|keep|leave) (it|that|back|to|with)* (what|the one|the ones) (we|i) had (before|first|originally|initially)?
    (stick|stay|go|keep) (it|that|back|to|with)* the (original|first) (plan|one|day|date|dates|booking|flight|flights)`,
  unneeded: say`
    (i|we)? (really|just|actually|probably)* (don't|dont|do not|won't|wont|will not|no longer) (really|actually)* (need|be needing|be using|use) (it|this|that|them|one|(the|my|our|this|that) {booking}) (anymore|any more|any longer|after all|now|at all)?>
    (i|we)? (really|just|actually|probably)* (don't|dont|do not|won't|wont|will not) (really|actually)* want (it|this|that|them|one|(the|my|our|this|that) {booking}) (anymore|any more|any longer|after all) / (i|we)? no longer want (it|this|that|them|one|(the|my|our|this|that) {booking})
    (i|we)? (don't|dont|do not|no longer) (need|want) (to (travel|go|fly|come)) (anymore|any more|any longer|after all|now)?>
    (i|we) (really|just|actually|probably)* (can't|cannot|can not|cant|won't|wont|will not|couldn't|(won't|wont|not going to|not gonna) be able to|am not able to|'m not able to|unable to) (come|make it|make that|attend|travel|go|fly|be there) (anymore|any more|any longer|after all|now|this time)?>
    (i|we) (am|are|'m|'re)? (not|no longer) (going|coming|travelling|traveling|flying) (anymore|any more|any longer|after all|now)?> / (i'm|im|i am|we're|we are) (not|no longer) (going|coming|travelling|traveling|flying) (anymore|any more|any longer|after all|now)?>
    (my|our|the)? plans (have|'ve|had|just)* (changed|fell through|fallen through) / (a|there's a|had a)? change of plans
    (something|things|stuff) ('s|has|have|just)* (came|come|cropped) up / (it|that|the {booking}|the (event|wedding|conference|holiday|vacation|concert|game|interview)) (has|have|had|is|was|'s|got|been|just)* (off|postponed|cancelled|canceled|called off|fell through|fallen through)>
    (i'm|im|i am|we're|we are|i got|i've got) (ill|sick|unwell|poorly|the flu|covid)`,
  uncounted: say`
    (me|myself|i|us) (and|with|plus) (all|some)? of? (my|our|the|some) (other|little|whole|entire)? (family|kids|children|babies|friends|mates|buddies|pals|boys|girls|guys|lads|
      team|crew|colleagues|coworkers|brothers|sisters|siblings|cousins|sons|daughters|in laws|relatives|gang|others|rest)
    with (all|some)? of? (my|our|the|some) (other|little|whole|entire)? (family|kids|children|babies|friends|mates|buddies|pals|boys|girls|guys|lads|team|crew|colleagues|
      coworkers|brothers|sisters|siblings|cousins|sons|daughters|relatives|gang)
    (my|our|the) (whole|entire)? (family|kids|friends|team|crew|gang) and (i|me|myself) / the (whole|entire) (family|team|crew|gang)
    (a (few|bunch|group|couple)|some|several) (of us|of my friends|of friends|friends|people|colleagues) / (and|with|plus) the (kids|children|boys|girls)`,
};
