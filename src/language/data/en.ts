import { answers } from './answers/en.ts';
import { classes, cues } from './cues/en.ts';
import type { LanguageData } from './language-data.ts';
import { en as questions } from './questions/en.ts';
import { said } from './said/en.ts';
import { counted, say, words } from './say.ts';

export const en: LanguageData = {
  locale: 'en',
  script: 'Latin',
  contractions: words`
    i'm i'll i'd i've you're you'll you'd you've he's he'll she's she'll it's it'll it'd we're we'll we'd we've they're
    they'll they'd they've that's that'll that'd this'll there's there'll those're what's who's where's when's how's let's
    don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't haven't hasn't hadn't ain't
    o'clock`,
  classes: {
    ...classes,
    kid: say`
      kid / kids / child / children / baby / babies / infant / infants / toddler / toddlers / little one / little ones / youngster / youngsters / under {n} s?
      {n} (year|yr) (old|olds) / son / daughter / sons / daughters / teenager / teenagers / boys / girls`,
    house: say`you / u / ya / you guys / you lot / they / (the|your) (place|office|practice|surgery|shop|store|salon|clinic|studio|building|location)`,
    means: say`card / cards / credit card / credit cards / debit card / debit / cash / amex / american express / visa card / mastercard / apple pay / google pay / paypal / bank transfer / cheque / cheques / contactless / venmo / zelle`,
    pet: say`dog / dogs / puppy / cat / cats / pet / pets / animal / animals`,
    says: say`
      says / said / say / wants / want / wanted / thinks / think / thought / told / asked / asks / prefers / prefer / like
      agreed / agrees / agree / insists / insist / confirmed / confirms / approved / approves / likes / needs / decides / decided`,
    leadin: say`and / but / so / also / hmm / um / uh / er / wait / ok / okay / oh / sorry / well / hey / hi / then`,
    elders: say`parents / grandparents / in-laws / inlaws / folks / twins`,
    others: say`
      hotel / hotels / hotel room / hotel rooms / hostel / hostels / airbnb / accommodation / car / cars / taxi / taxis
      cab / cabs / uber / train / trains / bus / coach / cruise / cruises / ferry / ferries / restaurant / restaurants
      table / tables / pizza / pizzas / insurance / visa / visas`,
    good: say`
      ok / okay / fine / good / great / perfect / correct / right / awesome / excellent / nice / true / confirmed
      acceptable / ideal / wonderful / lovely / cool / brilliant / fantastic / amazing / alright / all right
      super / convenient / suitable / best / better / accurate / terrific`,
    very: say`
      all / just / very / really / quite / totally / absolutely / so / perfectly / completely / indeed / pretty
      exactly / also / a / an / the / to me`,
    that: say`
      that / this / it / those / these / they / which / all / everything
      (the|your|that|this) (time|date|day|slot|information|info|appointment|option|one|detail|details)`,
    is: say`
      's / 're / is / are / was / 'll be / will be / 'd be / would be / should be / may be / seem / seems / sound
      sounds / look / looks / feel / feels`,
    // What fingers make of "sounds", another word among them: in "that … great" nothing else can stand.
    sounding: say`
      sounds / sound / souns / sonds / sond / soudns / souds / soumds / soubds / suonds / soundd / sounda / siunds / found
      looks / look / seems / works / work`,
    unlike: say`
      not / no / never / hardly / barely / scarcely / far from / less than / anything but / nowhere near / isn't / aren't
      wasn't / ain't / doesn't {is} / don't {is} / didn't {is}`,
    // What is said of a day or an hour that one would rather not have.
    hard: say`bad / difficult / tricky / awkward / inconvenient / impossible / tough / hard / hopeless`,
    rather: say`(a (bit|little|tad|touch)|bit|kinda|kind of|quite|rather|pretty|really|very|so|way|slightly|somewhat|just|always)+`,
    degree: say`
      so / that / too / very / quite / really / all / exactly / entirely / particularly / at all / a / an / the / much
      terribly / super / overly / as`,
    not: say`
      not / doesn't / haven't / aren't / couldn't / shouldn't / hasn't / wasn't / ain't / don't / isn't / won't
      wouldn't / can't / cannot / didn't`,
    now: say`
      (right|just|quite)? (now|yet) / right? at (this|the) very? (moment|time|present time|present|point)
      for (now|the moment) / right (away|at this moment) / just yet / so soon / immediately / currently`,
    // Where somebody counts who comes: "we're only", "we'll be down to".
    number: say`
      (we are|we're|we will be|we'll be) (actually|now|only|just|still|back to|down to|up to)* / there ('s|are|will be|'ll be) (only|just|now)*
      party of / group of / family of / class of / crowd of / bunch of / gathering of / meeting of / workshop of / table for
      team of / total of / make it for / it's`,
    head: say`person / people / persons / passenger / passengers / traveler / travelers / traveller / travellers / guest / guests / adult / adults`,
    heads: say`of us / people / persons / guests / kids / children / friends / pax`,
    relative: say`
      wife / husband / hubby / partner / girlfriend / boyfriend / gf / bf / missus / fiance / fiancee / spouse / friend
      mate / buddy / mother / mom / mum / father / dad / parent / son / daughter / child / kid / baby / toddler / brother
      sister / grandma / grandpa / grandmother / grandfather / aunt / uncle / cousin / niece / nephew / colleague
      coworker / boss / roommate / flatmate / housemate / classmate / teammate / oldest / eldest / youngest
      (older|younger|little|middle) one / (mother|father|mum|mom|dad|brother|sister|son|daughter) in law`,
    relatives: say`
      friends / mates / buddies / parents / sons / daughters / children / kids / babies / toddlers / brothers
      sisters / grandparents / aunts / uncles / cousins / nieces / nephews / colleagues / coworkers / partners / roommates / flatmates
      housemates / classmates / teammates / pals / boys / girls / lads / twins / girlfriends / boyfriends / in laws`,
  },
  spellings: {
    you: ['u', 'ya'],
    your: ['ur', 'yr'],
    are: ['r'],
    them: ['em'],
    please: ['pls', 'plz', 'plse'],
    appointment: ['appt', 'apt', 'appmt'],
    because: ['cuz', 'cos', 'bc'],
    message: ['msg'],
    see: ['c'],
    tomorrow: ['tmrw', '2moro'],
    great: ['gr8'],
    later: ['l8r', 'l8er'],
    anyone: ['any1'],
    someone: ['some1'],
    wait: ['w8'],
    what: ['wot', 'wat'],
    thanks: ['thx', 'thnx', 'tnx', 'thanx', 'ty'],
    booking: ['bkg'],
    and: ['n', '&'],
    people: ['ppl'],
    possible: ['poss'],
    with: ['w'],
    night: ['nite'],
    flight: ['flite', 'flght'],
  },
  numbers: {
    words: counted`zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12
      thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30
      forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 half-a-grand=500 half-a-k=500
      a-grand=1000 a-grand-and-a-half=1500 one-and-a-half-grand=1500 two-and-a-half-grand=2500
      couple-hundred=200 couple-of-hundred=200 couple-thousand=2000 couple-grand=2000`,
    multipliers: counted`hundred=100 hundo=100 hunnid=100 thousand=1000 grand=1000 million=1000000`,
    joints: ['and', 'a'],
    between: [' '],
  },
  ordinals: {
    words: counted`first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10`,
    ofDays: counted`eleventh=11 twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17
      eighteenth=18 nineteenth=19 twentieth=20 twenty-first=21 twenty-second=22 twenty-third=23 twenty-fourth=24
      twenty-fifth=25 twenty-sixth=26 twenty-seventh=27 twenty-eighth=28 twenty-ninth=29 thirtieth=30 thirty-first=31
      thirty-second=32 thirty-third=33 thirty-fourth=34 thirty-fifth=35 thirty-sixth=36 thirty-seventh=37 thirty-eighth=38
      thirty-ninth=39`,
    ends: counted`former=1 last=-1 latter=-1 final=-1 penultimate=-2 second-to-last=-2 next-to-last=-2 last-but-one=-2`,
    endings: words`st nd rd th`,
    numbered: [],
  },
  fillers: say`
    wow / yay / omg / woohoo / hooray / please / pls / plz / haha+ / hahaha / hahahaha / hehe / xd / lol / lmao / sry / um / hmm / uh / (er|erm) / hm / well / so / oh / ah / like / just / then
    if (there's|there is|there are) (one|any|anything|space|room|still)* (free|left|available|going)?> / if it ('s|is) (still|also)* (free|available|open|going)>
    if (you have|you've got|you got) (it|one|any|that|space|room)* (free|left|available)?>
    if (you|u|they) (ever|do)? need (it|that|me|to reach me|to ring) / in case (you|u|they) need (it|that|me|to reach me|to ring) / just in case / for (your|the) records
    now then / kindly / if (possible|you (can|could)) / if (that|it) 's (ok|okay|possible) / maybe / i think
    i guess / you know what? / really / actually / btw / by the way / tho / anyway / anyways / the / a / an / and / too / also / for me / to me / with me
    would be / will be / is / it / that / let me see / lets see / sorry / my / dear / sir / madam / mate / there
    i want / i'd like / i would like / i need / in / on / at / for / of / it's / i / to`,
  trailing: say`
    then
    please / pls / plz / plss / thanks / thank you / thank u / thankyou / thx / thnx / tx / ty / tysm / cheers
    haha / hahaha / hahahaha / hehe / lol / lmao / xd`,
  openers: say`
    ok / okay / k / kk / hi / hello / hey / yes / yeah / yep / yup / yh / no / nah / thanks / thank you / sorry / wait
    oops / actually / on second (thought|thoughts) / thinking about it / great / sure / perfect / alright
    (just)? (a|one|another)? (quick|small|little|last|other)+ (question|q) (for you|though|about (that|this|it))?`,
  joints: say`and / but / so / or / because / however / then / though / although`,
  breaks: say`
    (no|oh|hmm|ah|oops|oop|ops|whoops|sorry|shit|damn|argh|ugh|actually) (no|wait|sorry|hang on|hold on)+ / wait (no|sorry|actually)+ / (oops|whoops|oopsie|oopsies)
    scratch that / strike that / on second (thought|thoughts) / my (bad|mistake) / correction / sorry i (mean|meant|said) / i (mean|meant) / sorry
    - what (i|we) (mean|meant) / - (i'm|im|i am|so|very|really|be|are|am) sorry / - sorry (for|about|but|if|that|i'm|i am|to (bother|trouble|disturb|hear|say|ask|be|keep|do|mess|change))`,
  negators: say`
    not (the|on|at|in|with|a)* / (don't|do not) think that? the? / (forget|scrap) (about|the|on)*
    (don't|do not|doesn't|does not|never) really? (want|wanna|need|like|wish)? to? (have|do|make|get|go (for|with)?|
      use)? (it|this|that)? (the|on|at|with|a|my)*
    (don't|do not|doesn't|does not|never) really? (want|wanna|need|like|wish|plan) to? (fly|travel|leave|depart|come|go|start|
      return|arrive|be there) (out|back|over)? (the|on|a|in)*
    (anything|any|anyone|everything|anybody|all) (but|except|besides|other than) (the|on|with)?
    (rather|prefer) not to? (have|see|be with|go (to|with)?|with|fly|travel|leave|depart|come|start|return|arrive)? (out|back)? (the|a|on|in)*
    nothing (that|which) (leaves|departs|starts|begins|goes|flies|is|'s|lands|arrives|gets in) (out|back)? (the|on|in)* / except (the|for|on)? / rather than the? / can't (do|make)? it? (the|on|at)? / (can't|cannot|won't (be able to)?) (fly|travel|leave|depart|return|come back|come home|go back|go home) (out|back|home|over|there)? (the|on|a|in)* / instead of the?
    (hate|hates|detest|can't stand|cannot stand) (the|going to|to)* / not (a|an)? (big|huge|great)? (fan of|keen on|into|fond of) the?
    won't (be able to)? (do|make)? (the|on)? / nor / without (the|a)? / (isn't|aren't|is not|are not) (the|in|on|an|a)* / neither the?
    ((not|won't be|wouldn't be) able to|unable to|couldn't|could not|wouldn't manage) (do|make|manage|come|get there)? it? (on|at|for|by)* the?
    (don't|do not) (really)? (fancy|like the look of) the? / - why not / - if not`,
  asksWhether: [],
  negatorsAfter: say`
    ({not}|do not|does not|will not|would not|can not|never|hardly) (really|quite|actually|exactly|even|ever)* (work|works|working|suit|suits|fit|fits|do>) ((for|with) (me|us))?
    {is}? ({unlike}|no longer) {degree}* (any|an|going to be|gonna be)* ({good}|possible|doable|feasible|handy|practical|workable|option|available|use|go|goer) (time|day|one|hour|slot)? ((for|with|to) (me|us))?
    - {is}? {unlike} {degree}* (confirmed|correct|accurate|true)
    {is}? {unlike} (going to|gonna) (work|suit|fit|happen|do>) ((for|with) (me|us))?
    (is|was|'s) (all|totally|completely)? (wrong|incorrect|(a|my) (mistake|typo)|not right) / no longer (works|work|suits|suit|fits) / {is} out / clashes with / {is} off> / (no|nope)> / - no {?} / (i|we|he|she|they) can't (make|do|come|manage)? it?>
    {is} {rather}? {hard} ((for|with) (me|us))?
    {rather}? {hard} (for|with) (me|us) / {is}? a (no|problem|nightmare|struggle) go? ((for|with) (me|us))?
    {is}? {rather} (early|late) (for (me|us))? / {is}? (early|late) for (me|us)
    (i'm|i am|we're|we are) (still|usually|always|normally|already)* (working|teaching|busy|tied up|away|abroad|at (work|school|the office)|in (a meeting|school|class)|
      on (shift|holiday)|out of town|not (free|around|here|in))>
    (i|we) (have|'ve got|got) (a (meeting|class|lesson|lecture|shift)|work|school|class)>
    (is|are|'s|was|seems|looks|sounds|feels)? (a|bit|little|way|far|just|much|kinda)* too (expensive|pricey|dear|costly|much|far|early|late|soon|long|
      short|big|small|tight|crowded|busy|hot|cold|noisy)`,
  talksTo: say`(talk|speak|chat|put (me|us) through|pass (me|us)|connect (me|us)|transfer (me|us)) (to|with|through to|over to)* / (get|have|ask) hold of / a (quick)? word with`,
  asksFor: say`get (me|us) (to|with|through to)* / (ask|wait) for`,
  attendants: say`(prefer|rather|like|want|have|see|seen by|with|by|done by) (a|an|another|the)? (woman dentist|man dentist|lady doctor|woman doctor|female doctor|male doctor|woman|man|lady|gentleman|girl|guy|female|male|lady dentist|female dentist|male dentist|female stylist|male stylist)`,
  titles: say`(mr|mrs|ms|miss|mx|dr|doctor|madam)`,
  therefore: say`so / hence / therefore / which means / (in|and in) that case`,
  reconsiders: say`
    (i|we|ive|weve)? ('ve|have|just)* (change|changed) (my|our) (mind|minds)
    (i|we|ive|weve)? ('ve|have|am|'m|'re|are|just)* (had|having|got)? second thoughts`,
  dismissals: say`
    (never mind|nevermind|nvm) (that|it|about (that|it)|what i (just)? said)? / (forget|ignore|disregard|scratch) (it|that|about (it|that)|what i (just)? said|my last (message|text|one))`,
  suppositions: say`
    what if / if (i|we|something|anything|my|it|there) / in case / should (i|we) (need|have)
    what (happens|would happen|do i do|do we do|should i do|can i do) (if|when|in case)
    if (i|we) (can't|cannot|couldn't|(can|could) (not|never|no longer)) / - if (i|we) (can|could)
    - if (there's|there is|there are) (one|any|anything|space|room|still)* (free|left|available|going)?>
    - if it ('s|is) (at all)? possible / - if it ('s|is) (still|also)* (free|available|open|going|possible)>`,
  questions,
  moods: {
    wants: say`
      (i|we) ('d|would)? (like|want|need|wanna|prefer|hope|wish|love|rather) / i'm looking for / looking for
      (can|could|may|shall) (i|we) / (can|could|would) you (book|move|change|cancel|make|find|put|fit|squeeze|get|give)
      let's / please / (is|would) (it|that) be? possible / (wondering|wondered|wonder) (if|whether) (i|we) (can|could|may|might)
      - (do|does|did) (i|we) really? (need|have to)`,
    asks: say`
      <{leadin}* (is|isn't|was|wasn't|are|aren't|does|doesn't|did|didn't|will|won't|would|wouldn't) (it|that|this|there|these|those|the|a|an|my|our|your|we|they|he|she)
      - (it|that|this|there|i) (is|isn't|was|wasn't|does|doesn't|did|didn't|will|won't|would|wouldn't) / <{leadin}* (do|don't) (they|we)
      (they|you|he|she|there) (do|does|have|has|are|is|'re|'s|can|will|offer|offers|accept|accepts|take|takes) {..6} right>`,
    inquires: say`
      <(and|but|so|also|hmm)? (who|who's|whose|why)
      <(and|but|so|also|hmm)? (is|are|was|has|have|did|will) (the|my|our|his|her) {..8} (on time|late|delayed|landed|land yet|leave yet|left yet|taken off|arrived|boarding)
      <(and|but|so|also|hmm)? how (long|much|many|far|big|old|large|loud|busy|does|do|did)
      (are|r|do|will) (you|u|ya|they|you guys|you lot) be? (open|opening|close|closed|closing|shut)
      - <(and|but|so|also|hmm)? how (does|do) {..6} (look|sound|fit|suit)`,
    about: say`
      <(and|but|so|also|hmm)? (is|are|was|were|does|did|where|will)
      <(and|but|so|also|hmm)? (what|which) (kind|sort|type|does|will|is|are|'s)
      - (i|it|that|this|there|he|she|they|we|you|which|all) (is|are|was|were|does|did|will)
      - <(and|but|so|also|hmm)? (is|are|was|were|does|did) (there|anyone|anybody|you)
      - <(and|but|so|also|hmm)? will (you|u|i|we|it|that)
      - <(and|but|so|also|hmm)? what (is|are|'s) (the|your)? (earliest|latest|soonest|next|first|last|closest|nearest|time|
        times|slots|options|openings|availability|best|other)`,
    practice: say`
      (do|does|are) (you|u|they|he|she|your {word}) (guys|also|ever|still|usually|even|really)* (do|does|offer|sell|provide|
        accept|take|charge|work|fly|serve|make|use|speak|go|run|open|close|allow|send|remind|text|email|doing|offering|working)`,
    requests: say`
      (can|could|will|would) (you|u|they|someone|somebody) (also|please|still|maybe|just)* (send|text|remind|email|e mail|mail|post|tell|
        let (me|us) know|write|print|fax|forward|notify|message|explain|check if)
      (should|do|must) (i|we|he|she|they) still (have to|need to)? (come|go|attend|bother|turn up|show up)`,
    terms: say`
      notice / (for|totally|completely) free / free of charge / at no (extra|additional)? (cost|charge)
      (without|with no|with out) (a|an|any|having to|the|extra)* (fee|fees|charge|charges|cost|costs|pay|paying|penalty|
        penalties|reason|deposit|problem|problems|trouble|hassle|consequences|losing {..3})
      (fee|fees|charge|charged|charges|penalty|penalties|fine|refund|refunded|refundable|money back|deposit)
      at any (time|point|moment|stage) / (at|until|till) the last minute / last minute
      on the same? day
      (until|till|up to) when / how (late|long before|far in advance) / (how much|what) notice / in advance / beforehand
      (hours|days|hrs) (before|ahead|in advance|notice) / once (it's|its|it is|i've|i have) booked / after (booking|i book)
      online / by (phone|email|mail|text|whatsapp|sms) / over the phone / (in|on|through|via) (the|your) (app|site|website)`,
    suits: say`
      possible / available / free / taken / gone / full / busy / booked (up|out) / ok / okay / alright / all right / doable / feasible / vacant
      (work|works|suit|suits|fine|good|open|left|fit|do) (you|me|us|for (you|me|us|him|her|them)|please|then|too|as well)*>
      how (does|do|is|are) {..6} (look|looking|sound) / what (does|do|is|are) {..6} (look|looking) like / (what's|whats) {..6} (look|looking) like`,
    companions: say`
      (can|could|may|might|shall) (i|we|he|she|they) (also|please|still)? (come|go|be|attend|show up|visit|travel|fly|turn up) (in|over|
        along|there)? (with|without|accompanied)
      (can|could|may|might|shall|ok to|okay to|allowed to|possible to|ok if (i|we)|okay if (i|we)) (i|we|he|she|they|you)? (also|
        please|still)? (bring|take along|take (my|our|a|an|the))
      (can|could|may) (my|our|the|a) {word} (also|please|still)? (come|join|tag|stay|sit) along?`,
    joins: say`
      (can|could|may|might|shall) (my|our|the|a|his|her)? (other|little|old|older|younger|best)? ({relative}|{relatives}) (and (my|our)? ({relative}|{relatives}))? (also|please|still|maybe)* (come|join|go|fly|travel|tag) (along|too|also|as well|with (me|us)|me|us)*
      (can|could|may|might) (i|we) (also|please|still|maybe)* (bring|take|add) (along)? (my|our|a|another|one more)? (other|little|old|older|younger|best)? ({relative}|{relatives}) (along|too|also|as well)*
      (can|could|may) (somebody|someone|anyone|one more|another) (else|person)? (come|join|go|fly|travel) (along|too|also|as well|with (me|us)|me|us)*
      (he|she|they|hes|shes|theyre|{somebody}|(my|our|the) ({relative}|{relatives})) ('s|s|is|are|'re)? (actually|now|also)* (back (in|on board)|in (again|after all)|(coming|going|flying|joining|travelling|traveling) (us|with us)? (too|again|after all|as well))
      (he|she|they|{somebody}|(my|our|the) ({relative}|{relatives})) (can|could|will|'ll|wants to|want to) (actually|now|also)* (come|make it|go|fly|join|travel) (us|with us)? (too|again|after all|as well)`,
    whether: say`
      <{leadin}* (is|was|isn't|wasn't|are|aren't) (it|that|this|these|those) (then|still|really|actually|all|both|just|only|definitely|not)*
      <{leadin}* (it's|that's|its|thats|it is|that is|this is)
      <{leadin}* (does|doesn't) (it|that|this) (still|also|really|actually)* (leave|go|depart|fly|land|arrive|return|come back|start|end)
      - <{leadin}* (is|are) (it|that|this|these|those) {..2} (you|we|i|they)`,
    prepares: say`
      (come|arrive|get in|be there|have access|get access|drop by|stop by|stay) {..5} to (set up|setup|set {word} up|drop (off|our|my|some)|
        decorate|unload|prepare|get ready|clean up|clear up|pack up|tidy up|pick up (our|my|the))`,
    another: say`
      (my|our|his|her|the) {relative} (just|also|has|really|does|would)* {says} / (my|our|his|her) {relatives} (just|also|
        have|really|do|would)* {says}
      (he|she|they) (just|also|has|have|really|does|do|would)* {says}
      (my|our) ({relative}|{relatives}) (is|are|'s) (ok|okay|fine|happy|good) with
      (he|she|they) ('s|'re|is|are) (ok|okay|fine|happy|good) with`,
    alongside: say`
      (and|also|plus|then|another) {..4} for (my|our|his|her) (other|little|older|younger)? ({relative}|{relatives})
      for (my|our) (other|little)? ({relative}|{relatives}) (too|as well|also)
      (my|our) {relative} (also|too) (needs|wants|would|'d|wanted) / (my|our) {relative} ('d|would)? (needs|wants|like) {..4} (too|as well)
      (and|also|plus) {..4} for (me|myself)>`,
    anew: say`
      another (one|appointment|appt|booking|flight|reservation) / (a|the)? (second|separate|extra|additional) (one|appointment|appt|booking|flight|reservation)
      (a|the) new (one|appointment|appt|booking|flight|reservation) / one more (appointment|appt|booking|flight|reservation) / <(another|a new one|new one|book another)>`,
    forAnother: say`
      for (my|our|his|her|the) (other|little|old|older|elder|eldest|younger|youngest)* {relative}
      (and|what about|how about) (my|our) (other|little|old|older|elder|eldest|younger|youngest)* {relative}
      (my|our) (other|little|old|older|elder|eldest|younger|youngest)* {relative} (too|also|as well)
      for (him|her|them|(someone|somebody) else|another person|a (friend|mate|colleague|child|kid))
      - (it|this|that|appointment|booking) ('s|is|was) for (my|our|his|her|the)? (other|little|old|older|elder|eldest|younger|youngest)* ({relative}|him|her|them)`,
    forSeveral: say`
      (can|could|may) (my|our) {relative} (also|please)? (come|be seen|get one|have one|book|be booked) (in|along)? (at the same time|too|also|as well|together|with me|next|after (me|that)|straight after|right after)
      for (my|our|the|both my|both our|all my|all our)? {n}? (little|small|young|other)* {relatives}
      for (my|our|the) (whole|entire)? family / (the|my|our) (whole|entire) family
      (and|then|plus|also) (then|now|also)* (hers|theirs|(my|our) {relative} s (one|appointment|appt|slot)?) / (hers|his|theirs|(my|our) {relative} ('s|s)?) (straight|right|just)+ after
      (and|then|plus|also) (then|now|also)* the other (one|appointment|appt|kid|child)? (straight|right|just)+ after
      (and|then|plus|also) (then|now|also)* his (one|appointment|appt|slot)? (after|afterwards|next|too|as well|then|also|same day|the same day|later)
      (both of us|the two of us|us both|us two|we both|all of us|each of us)
      (for|the)? {n} (people|persons|patients|of us) / {n} (appointments|appts|bookings|slots|check ups|checkups|cleanings|cleans)
      (them|us|both|two|these|all) (both|all)? (back to back|one after (the other|another))
      (my|our|{n}) {n}? (little|small|young|other)* {relatives} (both|all|also|just|really|each)* (need|want|wants|have to|are due|would like|'d like)
      (book|get|fit|squeeze|put|bring|see|take) (in|both|all)* of? (my|our|the) {n}? (little|small|young|other)* {relatives}
      for (me|myself) (and|plus|then|,) {..4} for (my|our) {relative} / for (my|our) {relative} (and|plus|then|,) {..4} for (me|myself|(my|our) {relative})
      for (my|our) {relative} and (also)? for me / for me and (also)? for (my|our) {relative}
      {word} for (me|her|him|(my|our) {relative}) and (a|an)? {word} for (me|her|him|(my|our) {relative})
      (my|our) {relative} (wants|needs|would like|'d like|is having|is getting) {..5} (and|but) (i|i'd|me)
      (and|plus) (also)? (my|our) {relative} {..3} (for)? (the same|too|as well)
      i (want|need|would like|'d like|am having) {..5} (and|but) (my|our) {relative} (wants|needs|would like|'d like|is having|is getting)`,
    removes: say`
      (remove|drop|delete|skip|omit|scrap) / (take|leave) (off|out|away) / (take|leave) {..3} (off|out|away) / without
      minus`,
    circumstances: say`
      (hold|keep|save) (it|that|this|them|one|the {..1}) (for (me|us))? (until|till|til)
      (i|we|he|she|they) (start|starts|finish|finishes|end|ends|begin|leave|get off|get out of|get back from) (work|
        school|class|classes|college|uni|my shift|the office)
      (i|we|he|she) (start|starts|finish|finishes|clock off|get off) (at|by)
      (my|our|his|her) (appointment|booking|reservation|check up|checkup|visit) (is|was|'s) (already|actually)? (at|on|for|booked)
      the (appointment|booking|reservation) was (actually|really|supposed to be)? (at|on|for)
      (my|his|her|our) (shift|class|classes|school|work) (start|starts|end|ends|finish|finishes|begin|begins)
      (i'm|i am|we're|we are|i'll be|we'll be) off (work|school|sick)? (from|until|till|til|on|next|this|that|all|the)
      (i|we|he|she) (work|works) (nights|shifts|evenings|weekends|late|earlies|lates)
      (i|we) (work|have (work|class|school)) (until|till|til|from|on)
      (i|we|he|she|they) (work|works|'m at work|am at work|'s at work|is at work|are at work) (full time|part time|nine to five)? [{d}|weekdays|every|all|mon|monday|tue|tues|tuesday|
        wed|weds|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday]
      (i|we|he|she|they)? (haven't|have not|hasn't|has not|not|never) (been|seen|had|visited|gone|come) {..4} (in|for) (about|over|like|nearly|almost|at least|well over|more than|the last|the past)* [{d}|{n}|a|years|months|ages]
      (i|we|he|she|they) (usually|always|only|normally)? (work|works|have class|have school|have lectures|has class|has school) (in the|every)? (morning|mornings|afternoon|afternoons|evening|evenings|night|nights)
      (i'm|i am|we're|we are|i'll be|i will be|we'll be|we will be) (away|abroad|out of town|on (holiday|vacation|leave)|
        working|at (work|school)|in (class|a meeting)|(travelling|traveling) (until|till|til|then|that|all|>))
      (i'm|i am|we're|we are|i'll be|he's|he is|she's|she is|they're|they are|he'll be|she'll be) (still|always|usually)? (at|in|on)? (my|the|a)? (school|work|nursery|kindergarten|
        college|uni|class|lessons|meeting|meetings|shift|duty|busy|tied up|teaching|working) (until|till|til|from)
      (remind|text|ring|call|message|email|notify|ping) (me|us) {..3} before
      (i|we) (get|come|am|are) back (home|in town)? (on|at)
      - (i|we|he|she|they) (just|already|also)? lost (the|my|our|your|ur|that|it) (payment)? (link|code|qr|email|message|number|reference)?
      (i|we|he|she|they|you|somebody|someone) (just|already|also)? (had (a|an|my|our|the|one)|came|saw|flew|travelled|traveled|stayed|lost|left my|forgot|visited|went|rang|phoned|
        called|was (there|here|in|at|with|seen)|were (there|here|in|at|with)|have been|'ve been)
      (my|our|the) last (visit|appointment|check up|checkup|trip|flight|time|booking) (was|with|in|on)
      (will|'ll|gonna|going to) (just|then|only|probably)* (confirm|decide|pay|reply|answer|respond|let (you|u|ya) know|lyk|tell (you|u|ya)|get back to (you|u|ya)|come back to (you|u)|(text|message|ring|call|email) (you|u))
      (let|tell) (me|us) (know)? (by|before|latest|at the latest) / (my|our)? (payday|pay day) (is|'s)
      (once|after|when|until|till|as soon as) (i|we) ('ve|'m|'re|have|am|are|get|got|been)* (paid|my (pay|wages|salary|money|rota|shifts|schedule))`,
    tells: say`
      i / i'm / im / i've / ive / i'd / i'll / my / we / we're / we've / our / he / she / he's / she's / it's / its / there's / this is`,
    turnsToAsk: say`
      (do|does|did|will|would|can|could|are|have) (you|u|ya|they) / (do|must|should|can|could|may|will|am) i / (is|are) (it|there|that|this)
      how (much|long|many|do|does) / (what|where|when) (do|does|is|are|'s|should|can) / (whats|wheres|whens)
      - (what|when|where|how|which|who|why|whether|if|that|than|as|because|cos|till|until|before|after|much|many|long|far|time|day|days|times|hours|one|ones|thing|place|everything|anything|something|all|only|and|but|or|so|not|know|tell|ask|wonder|wondering|see|sure|check|say|says|said|hear|find out|idea) (do|does|did|will|would|can|could|are|have|must|should|may|am|is) (you|u|ya|they|i|it|there|that|this)
      - (which|who|why|whether|if|that|than|as|because|cos|till|until|before|after|only|and|but|or|so|not|know|tell|ask|wonder|wondering|see|sure|check|say|says|said|hear|find out|idea|me) (how|what|where|when|whats|wheres|whens)`,
    away: say`
      (i'm|i am|we're|we are|i'll be|we'll be|i will be|we will be) (going|heading|off|flying|travelling|traveling|driving) (away|home|abroad|on|overseas|out|to see|back)
      (i'm|i am|we're|we are|i'll be|we'll be) (travelling|traveling|flying|moving house|abroad|overseas|visiting|in hospital)
      (i|we) (go|fly|travel|leave) (away|home|abroad|on (holiday|vacation|a trip))`,
    occasions: say`
      (my|our|his|her|their|the) {..2} (wedding|birthday|bday|party|graduation|exam|interview|anniversary|prom|christening|communion|funeral) (is|'s|falls)
      (is|it's|it is|that's) (my|our|his|her|their) {..2} (wedding|birthday|bday|party|graduation|exam|interview|anniversary|prom|christening|communion|funeral)
      (getting|get) married`,
    movedFrom: say`
      (move|shift|push|bring|switch|change|reschedule|swap) (it|this|that|mine|us|me|(my|the|our) (booking|appointment|reservation|appt|slot|visit|tour))? (forward|back|over)? from {..4} [to]`,
    contrasts: say`but / however / though / although / except / yet`,
    alternatives: say`
      (or|otherwise|or else|failing that) / (or|and)? if not
      (or|and)? if (she|he|they|it|that|this|you|{word}) (can't|cannot|can not|couldn't|won't|isn't|is not|'s not|aren't|doesn't|don't) (make it|
        do it|free|available|there|possible|in|work|working|have anything)
      (or|and)? if (she|he|they|it|that|this|you|{word}) (can't|cannot|can not|couldn't|won't|isn't|is not|'s not|aren't|doesn't|don't)>
      (or|and)? if (she|he|they|it|that|{word}) ('s|is|are) (busy|full|off|away|booked|taken|sick|on holiday)`,
    also: say`and / or`,
    onward: say`(and|but)? (what about|how about) / and / whatabout / wbu`,
    withWhom: say`with / w`,
    nouns: say`room / hall / studio / space / office / (stylist|hairdresser|barber|colourist|colorist|manicurist) / (doctor|dr|dentist|hygienist) / guide`,
    things: say`
      (with|and|plus|also|including|add|want|need|like|love|wanna|prefer|book) me? (a|an|some)
      (can|could|may) (i|we) (get|have) (a|an|some)`,
  },
  interrogatives: ['where', 'wheres', 'how', 'hows', 'when', 'whens', 'who', 'whos'],
  auxiliaries: ['should', 'do', 'does', 'did', 'can', 'could', 'must'],
  functionWords: words`
    the a an and or but if of to in on at for with from by about as is are was were be been am do does did have has
    had i you he she it we they me my your his her our their this that these those what which who when where why how
    can could will would should may might not no yes please thanks thank hello hi hey want need like book get go
    make there here some any all one so just then than also too very much more most other another into out up down
    over under again now today tomorrow ok okay good great fine sure maybe later time day week appointment us let
    lets got im ill id dont cant whats thats its sorry well really u ur r pls plz thx np b4 gonna wanna gimme
    lemme hang sec choice`,
  tellingWords: words`
    tomorrow today wednes monday tuesday wednesday thursday friday saturday sunday sat manicure blowdry mon tues wed weds thurs fri tmrw tmr tmrow tomoz tonight
    morning afternoon evening midday weekend weekday fortnight month january february march july september
    october december hair haircut cut trim colour dye roots short long nearest cheapest cheap cheaper earliest soonest
    latest earlier sooner price prices cost costs hours closed close opening room people ppl person guests
    nobody anyone anybody whoever whichever someone somebody everyone everything something anything nothing already before
    after until between around appt appointments booking bookings reschedule cancel slot slots speak talk call
    ring wife husband daughter son mum mom dad friend kids children yeah yep yup nope cheers lovely brilliant`,
  answers,
  choices: {
    ordinal: say`
      (the|your|that|my)? {o} (one|option|choice|slot|time|appointment|flight|pick|of (them|those|these|
        the two))*
      (option|number|choice|slot) {o} / - last time / - on? {o} (thought|thoughts|opinion) / - {o} (class|aid|floor|name|week|month|visit|timer|night|nite|year|summer|winter) / - (my|our|his|her|their|your) {o} time / - {o} time (here|ever|visitor|visit|caller)
      - {o} (answer|word|decision|offer|count|headcount|number|tally|call|total)
      - first (hers|theirs|mine|ours|(my|our|his|her) {relative}) / - (hers|his|theirs|mine|(my|our|his|her) {relative} s?) (goes|is|comes)? first / - (him|her|me|them|us) first`,
    number: say`
      the? (option|number|choice|nr|slot|#) #? {n} (please|one)? / the no {n} / # {n} / the number {n} one?
      the? {e} (one|option|choice|slot|time|appointment|flight|trip|pick)`,
    closing: say`please / pls / plz / then / instead / thanks / thank you / thx`,
    named: {
      either: say`
        either (one|of (them|those|these|the two)|work|works|way|would (do|be (fine|good|ok))|will do|is (fine|
          good|ok|okay|great|alright)|fine|good|ok|for me)*
        (any|whichever|whatever) (one|of (them|those|these)|you (like|prefer|want)|is (fine|best|easiest|good|
          better)|works best? (for (you|everyone|u))?|suits you?|you (have|got|think best?|can do))+
        <(whatever|whichever|any)> / i? don't (mind|care) (which one?)?
        (both|all) (of (them|those)|options|times|dates)* (are|is|work|works) {..1} (fine|good|ok|okay|great|
          for me|well)?
        you (choose|pick|decide) (for me)? / your (choice|call|pick) / - pick (me|us|them|him|her|everyone|people)? up
        (i'm|i am) (easy|not (fussed|fussy|bothered|picky)) / not (fussed|bothered) / surprise me
        no preference`,
      both: say`
        both (of (them|those|these)|options|please)* / the two of them / all of (them|those|these)
        <all (three|four|two)?> / one and two / 1 and 2 / (the|your)? first (two|couple|2) (of (them|those|these)|ones|slots|times)? / the two first ones?
        - both (of (them|those|these)|options|please)* (are|is|work|works)
        - all of (them|those|these) (are|is|work)`,
      none: say`
        none (of (them|these|those|the above)|work|works|suit|suits|fit|fits|for me|is good|are good)*
        neither (of (them|these|those|the two)|one|work|works|suit|suits)* / (no|not) any of (them|these|those)
        (don't|do not) (like|want|fit|suit) me? (any|either) (of (them|these|those))?
        nothing (suits|fits|works|there|i like) {..2}
        (those|these|they) (both|two|times|slots|options|dates)? (do not|don't|won't|can't|doesn't) (work|suit|
          fit|do) (for me|me)?`,
      earlier: say`
        <(and|or|so|ok|hmm|then|what about|how about|anything|something|any|do you have|got|have you got)* (a|bit|little|just|right|any|time|slots)* before (that|those|these|them)>
        <(and|or|what about|how about)+ (a (bit|little))? (earlier|sooner) {?}
        (the|an|a)? (earlier|earliest|sooner) (one|slot|time|option|appointment|of the two|flight)+
        the (earlier|earliest|sooner) / <(earlier|sooner|earliest|soonest)> / <(the|quite|nice and)? early (one|please|pls|then|thanks)*> / (earlier|sooner) (that|the same) day
        (whichever|whatever|which ever|which one|which flight|which) (of (them|these|those|the (two|three)))? ('s|is|comes|lands|leaves|arrives|departs|goes|
          gets (me|us)? (in|there)|will (land|arrive|leave|get (me|us)? (in|there))) (the)? (earlier|earliest|sooner|soonest|first)
        (whichevers|whatevers) (the)? (earlier|earliest|sooner|soonest|first)
        what (one|flight)? (lands|leaves|arrives|departs|gets (me|us)? (in|there)) (the)? (earlier|earliest|sooner|soonest|first)
        (the|whatever) (one|flight) (that|which)? (lands|leaves|arrives|departs|gets (me|us)? (in|there)) (the)? (earlier|earliest|sooner|soonest|first)
        (the|an)? (earliest|earlier|first) (arrival|landing) / (anything|something|nothing|any|one) (a (bit|little|touch|tad))? (earlier|sooner) ((that|the same) day)?
        (a (bit|little)|much) (earlier|sooner) ((that|the same) day)? / (earlier|sooner) (than|if) / (that's|it's|is|bit) too late
        (an|any)? (earlier|sooner) (day|date|days|dates) / too far (off|ahead|out)
        too late (in the day|for me)? / {is} {rather} late (for (me|us))? / {is} late for (me|us) / (that|it|this) {rather} late
        - (i|we|he|she|you|bus|train|tram|tube|flight|plane|taxi|cab|lift|traffic|{relative}) {is} {rather} late
        (why|how come) (is|it's|it is|it|that|so|all)* late / <(so|that) late {?}`,
      later: say`
        <(and|or|so|ok|hmm|then|what about|how about|anything|something|any|do you have|got|have you got)* (a|bit|little|just|right|straight|any|time|slots)* after (that|those|these|them)>
        <(and|or|what about|how about)+ (a (bit|little))? later on? {?}
        (the|a)? (later|latest) (one|slot|time|option|appointment|of the two|flight)+ / the (later|latest) / <latest>
        (anything|something|nothing|any|one) (a (bit|little|touch|tad))? later ((that|the same) day)? / (the|a)? (latest|later|last) (arrival|landing)
        (whichever|whatever|which ever|which one|which flight|which) (of (them|these|those|the (two|three)))? ('s|is|comes|lands|leaves|arrives|departs|goes|
          gets (me|us)? (in|there)|will (land|arrive|leave|get (me|us)? (in|there))) (the)? (later|latest|last)
        (whichevers|whatevers) (the)? (later|latest|last)
        what (one|flight)? (lands|leaves|arrives|departs|gets (me|us)? (in|there)) (the)? (later|latest|last)
        (the|whatever) (one|flight) (that|which)? (lands|leaves|arrives|departs|gets (me|us)? (in|there)) (the)? (later|latest|last)
        (a (bit|little)|much) later ((that|the same) day)? / later (than|if) / later (that|the same) day
        too (early|soon) (in the (day|morning)|for me)? / {is} {rather} early (for (me|us))? / {is} early for (me|us) / (that|it|this) {rather} early
        - (i|we|he|she|you|bus|train|tram|tube|flight|plane|taxi|cab|lift|traffic|{relative}) {is} {rather} early
        (why|how come) (is|it's|it is|it|that|so|all)* (early|soon) / <(so|that) (early|soon) {?} / (a|any)? later (day|date|days|dates)
        (a? (bit|little)|rather|not? (that|so|quite so)) soon (for me)? / (a? (bit|little))? further (out|ahead|off|into the future|in the future|down the line)
        (need|want|give me|like|at) (a? (bit|little))? (more|longer) notice / too short notice`,
      other: say`
        the? other (one|ones|option|options|slot|slots|time|times|choice|choices|date|dates|day|days)
        the other / (something|anything|someone|somewhere) (else|different)
        (any|some|show me?|have|see|what|are there any?|got) (any|some|the)? (other|more|different) (option|
          options|time|times|slot|slots|date|dates|day|days|choice|choices|appointment|appointments|flight|
          flights|trip|trips)
        - (from|of) the other day / - the other day (i|you|we|he|she|they|my|it|when|was|is|were) / - (i|you|u|we|he|she|they) (did|gave|had|made|cut|booked|came|were|was|got|saw|left|put|spoke|rang|called|texted|bought|paid|have) {..3} the other day
        another (one|option|slot|time|date|day|choice) / more options / what else / other options`,
      cheaper: say`
        the? cheap (one|ones|option|options|flight|flights|trip|trips|room|rooms)
        the? (cheaper|cheapest|least expensive|less expensive|most affordable|lowest price|lowestprice|
          lower price|lowerprice) (one|option|of (them|the two))*
        lower price`,
      dearer: say`
        the? (more expensive|most expensive|dearer|dearest|priciest|pricier|premium|fanciest|best quality) (one|
          option|of (them|the two))*`,
      middle: say`(the|that)? middle (one|option|choice|slot|time|appointment|flight|trip|pick|of (the three|them|those)) / (the)? (one|option) in the middle / <the? middle please?>`,
    },
    bareLater: say`<later on? (please|pls|plz|then|thanks|thank you)*>`,
    beyond: say`(before|after) (that|those|these|them) / (and|or|what about|how about) (a (bit|little))? (later|earlier|sooner) / anything / something / nothing / any / too / a? (bit|little) / much / (a|an) (later|earlier|sooner) / (later|earlier|sooner) (day|date|days|dates) / soon / further / notice`,
    ofDays: say`(later|earlier|sooner) (day|date|days|dates) / soon / further / far / notice`,
    ending: say`(lands|land|landing|arrives|arrive|arrival) / (gets|get) (me|us)? (in|there)`,
    extreme: say`
      (cheapest|dearest|priciest|fanciest) / (least|most) (expensive|affordable) / (lowest|best) price / lowestprice
      (which|what) (one|option|of (them|these|those|the two))* (is|'s|are|would be|works out|comes)* (the? cheaper|less expensive|
        more expensive|dearer|pricier)`,
  },
  counts: {
    units: {
      people: say`
        {n} (of us|people|person|persons|pax|guest|guests|traveler|travelers|traveller|travellers|passenger|
          passengers|participant|participants|seats|ticket|tickets|tix|place|places|friends|attendees|in (total|
          all)|colleagues|mates|buddies|pals|guys|lads|ladies|gents|women|men|dudes|blokes|gals|visitors|players|coworkers|roommates|flatmates|housemates|classmates|teammates)
        (get|grab|need|book) (me|us)? {n} [to|from]
        {number} {n} (of us|people|person|persons|pax|guest|guests)? / <(only|just) {n} (of us)? (now|left)>
        - {number} {n} (little|small|young)? (kids|children|babies|toddlers|infants|teens|teenagers)
        - one of us / - {n} of us (is|are|'s) (a|an|also|both|strictly|in a)? (vegetarian|vegetarians|vegan|vegans|allergic|pregnant|disabled|student|students|elderly|muslim|wheelchair)
        - {n} of us (don't|doesn't|do not|does not|can't|cannot|eat|eats)
        - {n} of us (need|needs|have|has|use|uses) (a|an|some)? (wheelchair|wheelchairs|halal|vegetarian|vegan|special|gluten|diet|
          allergy|allergies|help|assistance)
        (we are|we're|we will be|we'll be|there will be) between {n} and {n} (of us|people)?
        for {n} (of us|people|person|persons|pax|guest|guests) / <for {n}> / the {n} of us / <us {n}> / <us {n} [and|plus|with] / (for|is|'s|just|only|with|all) us {n}> / (for|is|'s|just|only|with|all) us {n} [and|plus|with]
        make (it|that) {n} (as|because|since|cause|cos|coz|cuz)? (my|our|a|another|the) {relative} ('s|s|is|wants)
        for {n} [from|to] / (can|could|will|would|might|should) (we|there) be {n}
        - (can|could|will|would|might|should) (we|there) be {n} (am|pm|o'clock|day|days|hour|hours|night|nights|minute|minutes)
        - {number} {n} (of us|people|person|persons|pax|guest|guests)? (am|pm|o'clock|day|days|week|weeks|hour|hours|night|nights|slot|
          slots|option|options|minute|minutes|min|mins|dollars|euros|bucks)
        - for {n} (of us|people|person|persons|pax|guest|guests) (am|pm)`,
      adults: say`{n} (adult|adults|grown up|grown ups|grownup|grownups|senior|seniors|pensioner|pensioners|elderly (people|persons|adults)?)`,
      children: say`
        {n} (children|child|kid|kids|toddler|toddlers|baby|babies|infant|infants|little ones|son|sons|daughter|
          daughters|boys|girls|teen|teens|teenager|teenagers)`,
      rooms: say`{n} (room|rooms|bedroom|bedrooms) / {n} (double|single|twin) (room|rooms|bed|beds)`,
      points: say`{n} (loyalty|reward|bonus)? (point|points) / {n} miles points`,
      groups: say`(for|we are|we're)? {n} (teams|groups|tables|squads|classes|families|parties|crews) of {n} (people|persons|pax|each)?`,
      pairs: say`(we are|we're)? {n} couples`,
      extra: say`
        (add|and|plus|with|also|make that|make it|for)* {n} (more|extra|additional) {head}
        - (me|myself|i) (and|plus|with) {n} (more|extra|additional) {head}`,
      years: say`
        (he|she|who) ('s|is|was) (only|just|about|nearly|almost|turning)* {n}> / (he's|she's|hes|shes) (only|just|nearly|almost)* {n}>
        (my|our) {relative} ('s|is) (only|just|about|nearly|almost)* {n}> / (aged|age) {n}
        {n} (years|year|yrs|yr) (old|of age) / {n} (yo|y o)`,
    },
    bare: say`for {n}> / make (it|that) {n}>`,
    fixed: [
      {
        value: 1,
        unit: 'extra',
        phrases: say`
          (add|and|plus|also) (another|an extra|an additional) {head} / add (a|one) {head} / (add|include) (in|on)? (my|our) {relative}
          (my|our|a|another) {relative} (now|just|also|is|'s|will|'ll|wants|decided|has|would|like)* to? (be)? (come|coming|join|joining|
            fly|flying|travel|travelling|traveling|tagging|tag) (us|me|along|with us|with me)* (too|as well|also)
          - (can|could|may|would|will|is|what if|if) (my|our|a|another) {relative} to? (be)? (come|coming|join|joining|fly|flying|travel|travelling|traveling|tagging|tag)
          (my|our|a|another) {relative} (now|just|is|'s|wants|decided|has)* (also) to? (come|coming|join|joining|fly|flying|tagging) (us|me|along|with us|with me)*`,
      },
      {
        value: 1,
        unit: 'people',
        phrases: say`
          (just|only) (me|myself|one|for me|one person) / (by|for) myself / <myself>
          (i am|i'm|i'll be|it's|traveling|travelling|going|flying|coming) (alone|solo|on my own) traveller?
          all? (alone|solo|on my own) / - (leave|leaving|left|let|not|never|isn't|don't|feel|be|ever|get|home) (me|us|it|them|him|her|go|to|all|be|travel|going|want|wanna|like|there)* (alone|solo|on my own)
          - <solo {word} / - (alone|solo) ('s|is|costs|would|will|can|could|guide|parent|mum|mom|time|dinner|room|seat) / - on my own (phone|account|card|time)
          solo (female|woman|male)? (traveler|traveller|trip|travel|getaway|holiday|adventure|weekend|escape|vacation) / a? single (person|traveller|passenger) / <me>
          one (person|traveller|passenger|adult) / myself only`,
      },
      {
        value: 2,
        unit: 'people',
        phrases: say`
          (me|myself|i) and (my|a|one|the) {relative} / my {relative} and (i|me|myself) / (me|myself) (and|plus) (a plus)? one (other|more|guest)?>
          (a|the|us) couple / both of us / we both / us both / the two of us / <(just|only)? the two of them / for (just|only)? the two of them / for both> / for both together
          (with|w|plus) my (wife|husband|partner|girlfriend|boyfriend|gf|bf|hubby|fiance|fiancee|spouse)
          a pair of us / (a|the)? couple of us / (a|the)? (couple|pair) of? (tickets|tix|seats|spots|places|passengers|people|adults|travelers|travellers) / for (my|our) (parents|grandparents|in-laws|inlaws|folks|twins)
          (for|fly|flying|send|sending|get|getting|put|putting|book|booking) (just|only)? my (mum|mom|mother) (and|n) my? (dad|father) / (for|fly|flying|send|sending|get|getting|put|putting|book|booking) (just|only)? my (dad|father) (and|n) my? (mum|mom|mother)
          - and (my|a) {relative} and
          <couple> / couple ('s|s)? (trip|getaway|holiday|vacation|retreat|break|escape) / as a couple
          - (a|the|us) couple of
          (me|myself|i) and {somebody} / {somebody} and (i|me|myself) / - (me|myself|i) and {somebody} , (and|plus|with)
          - (me|myself|i) and {somebody} , {somebody} / - and {somebody} and (i|me|myself)`,
      },
      {
        value: 6,
        unit: 'people',
        phrases: say`half a dozen {heads} / ({weAre}|about|around|room for|space for|table for|seats for) (about|around|roughly|only|just|like|maybe|probably)* half a dozen`,
      },
      {
        value: 12,
        unit: 'people',
        phrases: say`- half a dozen / (a|one)? dozen {heads} / ({weAre}|about|around|room for|space for|table for|seats for) (about|around|roughly|only|just|like|maybe|probably)* (a|one)? dozen`,
      },
      {
        value: 3,
        unit: 'people',
        phrases: say`
          (me|myself|i) and (my|our|the) {elders} / (my|our) {elders} and (i|me|myself) / with (my|our) {elders}
          with? my (mum|mom|mother) and my? (dad|father) (and (i|me|myself))?
          - and (my|our|the) {elders} and / - with (my|our) {elders} and
          - (for|fly|flying|send|sending|get|getting|put|putting|book|booking) (just|only)? my (mum|mom|mother) (and|n) my? (dad|father)`,
      },
    ],
    party: {
      speaker: say`me / myself / i`,
      ours: say`the? {n} of us / us {n} / (we are|we're) {n} (of us|people)?`,
      theirs: say`
        with? (my|our|a|one|the) {n} (year|years|yr|yrs|y) (old|o|'s old) (son|daughter|kid|child|boy|girl|baby|toddler)?
        with? (my|our) (other|better|best|good|dear|little|old|whole)? {relative} / with (a|an|one|another) {relative}
        (a|an|one|another) (good|old|close|dear|best)? {relative} (of mine)? [and (me|myself|i)]
        the? (wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|missus|spouse|mum|mom|dad|mother|father)`,
      theirsCounted: say`
        with? (my|our|the) {n} (little|small|young|other)? ({relatives}|children|kids|babies|twins|parents|
          grandparents)
        with {n} (other|more|good|best|close|little|small|of my|of our)* {relatives} / with? {n} (other|more) {head} / with? {n} others
        - (family|couple|pair) with {n} {relatives}`,
      pair: say`with? (my|our) (old|elderly|lovely)? {elders} / the twins / with? (his|her|their|(my|our) {relative} 's) {elders}`,
      anothers: say`with? (his|her|their|(my|our) {relative} 's) (other|better|best|little|old|new)? {relative} (in law)?`,
      single: say`
        (a|an|one|another|the) (little|small)? (child|kid|baby|infant|toddler|adult|teen|teenager|grown up|
          grownup|senior|boy|girl|man|woman)
        (the|our|my) little (one|guy|girl|boy|man) / (and|n|plus) (son|daughter|sister|brother|husband|wife|mother|father|mum|mom|dad|baby|kid)
        - (and|n|plus) (mother|father|mum|mom|dad) 's`,
      couple: say`(a|one|another|as a|the|us a)? couple`,
      besides: say`(and|plus|with|w) {n} (others)?> / (and|plus|with|w) {n} [from|to|on|for|in|going|flying|leaving]`,
      sends: say`for / (fly|flying|send|sending|sent|get|getting|put|putting|book|booking) (just|only)?`,
      goes: say`both? (are|is|want|wants|need|needs|will|would|wanna|have|has|gonna|going|'d|'ll|like|be|to)+ (fly|flying|travel|travelling|traveling|go|going|leave|leaving|visit|visiting)
        - both? (are|is|want|wants|need|needs|will|would|wanna|have|has|gonna|going|'d|'ll|like|be|to)+ (fly|flying|travel|travelling|traveling|go|going) (too|as well|also|along|with (me|us))`,
      joints: ['and', 'n', 'with', 'w', 'plus', 'also', 'as well as'],
      adds: ['and', 'n', 'plus', 'as well as'],
    },
  },
  money: {
    currencies: [
      { code: 'USD', words: say`(us|american)? (dollar|dollars) / (buck|bucks) / usd` },
      {
        code: 'EUR',
        words: say`(euro|euros) / eur`,
      },
      { code: 'GBP', words: say`(pound|pounds) sterling? / quid / gbp` },
      { code: 'KHR', words: say`(riel|riels) / khr` },
      { code: 'CNY', words: say`yuan / rmb / cny / renminbi` },
      {
        code: null,
        words: say`(peso|pesos)`,
      },
    ],
    sums: say`grand / hundo / hunnid / half a k`,
    someOf: say`(a|some|the)? few / several`,
    under: say`
      (under|below|less than|up to|no more than|not more than|at most|within) a? / (max|maximum) (of|is)?
      cheaper than / not over / limit (is|of) / tops / at the (very)? most`,
    over: say`
      (over|above|more than|at least) a? / (min|minimum) (of|is)? / from / starting (at|from) / not less than`,
    about: say`
      (about|around|roughly) a? / (approx|approximately) / circa / some / like / close to / more or less
      in the (region|neighbourhood) of`,
    hedges: ['ish'],
    between: say`between {a} (and|to)? {a} / from {a} (to|up to|until) {a} / {a} (to|or)? {a}`,
    whole: say`
      in? total of? / in all / all in / altogether / all together / overall / together
      (in? total|altogether|together|all in)? for (all (of us)?|both (of us)?|us both|everyone|everybody|the whole? (group|family|party|trip|lot)|us all|
        (all|the) {n} of us) (together|combined)?`,
    each: say`per person / each / a head / per head / apiece / pp / per pax / p p / a person`,
    budget: say`
      (my|our|the|total)* budget (is|of|would be|around|about)*
      (can|could|will|willing to|want to|going to|able to) (spend|pay|afford|stretch to|go to|go up to|go as high as) / spend / price range? (is|of)?`,
    vague: {
      low: say`
        (not|nothing|isn't|doesn't|aren't) (too|very|so|that)? (expensive|pricey|costly|dear|much)
        - (it|that|this|which|they) ('s|is|was|'re|are) (really|actually|even|quite|all)* not (at all|too|very|so|that|all that|really)* (expensive|pricey|costly|dear|much|bad)
        - (its|thats) (really|actually|even|quite|all)* not (at all|too|very|so|that|all that|really)* (expensive|pricey|costly|dear|much|bad)
        - (it|that|this|which|they) (isn't|aren't|wasn't) (at all|too|very|so|that|all that|really)* (expensive|pricey|costly|dear|much|bad)
        - (it|that|this) ('s|is) (quite|pretty|very|really|actually)* (cheap|inexpensive|affordable) / - (its|thats) (quite|pretty|very|really|actually)* (cheap|inexpensive|affordable)
        (as long as|so long as|if|provided|hope|hopefully|only if|make sure) (that|it|it's|its|this|is|'s)+ not (too|very|so|that)* (expensive|pricey|costly|dear)
        (as long as|so long as|if|provided|hope|hopefully|only if|make sure) (it|that|this)+ isn't (too|very|so|that)* (expensive|pricey|costly|dear)
        (cheap|cheaply|inexpensive|affordable|economical|low cost|lowcost|low budget|lowbudget|budget friendly|
          budgetfriendly|thrifty)
        (tight|small|limited|low|shoestring|little) budget / budget (option|trip|hotel|travel)
        don't have (much|a lot) of? money / as (cheap|little|low) as possible / (good|best) (deal|value)
        on a budget / save money`,
      middle: say`
        (mid range|midrange) / (moderate|moderately) priced? / medium (budget|price)?
        (reasonable|reasonably) (price|priced)? / average (price|budget) / not too (cheap|fancy)
        middle (range|of the road) / standard price / fair price`,
      high: say`
        (luxury|luxurious) / money ('s|is)? (no|not (a|an)) (object|issue|problem) / (high end|highend)
        premium / (best|top) of the (best|line) / (five star|fivestar) / (5 star|5star) / splurge / upscale
        deluxe / (price|money|cost) (doesn't matter|is no object|is not important) / (don't|do not) (care|mind) about (the)? (money|price|cost)
        (don't|do not) care how much
        (no|unlimited) (limit|budget limit|budget) / spare no expense / first class experience
        whatever it (costs|takes) / no matter (the|what the?) (cost|price)`,
    },
  },
  names: {
    company: say`with`,
    nobody: say`(my|our|his|her|their) (other|little|old|older|younger)? ({relative}|{relatives}) / (a|some) ({relative}|{relatives})`,
    labels: say`(my|our|the)? (best|contact|whatsapp|mobile|cell|phone)? (number|phone|mobile|cell|cellphone|tel|telephone|email|digits) (is|'s)?`,
    introductions: say`
      (he|she) ('s|is) called / (he's|she's) called / (his|her|their) (full|first)? name ('s|is)? (spelled|spelt|written)?
      my (full|first)? name ('s|is)? (spelled|spelt|written)? / the? name (is|'s)? (spelled|spelt|written)?
      (it's|book it|put it|make it|booking|reserve it|reservation) is? (under|in the name of|
        for the name) (the name of?)?
      (put|book|have|make|register|keep) (it|that|this|me|us)? under (my|his|her)? (maiden|married|new|old|full|other|middle|real|business) name (is|of|which is)?
      (under|in) the name of? / (you can)? call me / - call me (back|instead|later|on|at|when|tomorrow|please|asap) / i ('m|am) called / they call me / people call me
      this is (dr|mr|mrs|ms) / signed / name is / on behalf of
      - (is|was|does|should|must|will|would|did) (his|her|their|my|our|the) (full|first|last)? name`,
    weak: say`
      (it's|is|in|under)? for? my (mum|mom|mother|dad|father|wife|husband|partner|daughter|son|kid|child|sister|
        brother|friend|boss|girlfriend|boyfriend|grandma|grandad|nan|flatmate|colleague) ('s name|who is called|
        called)?
      i ('m|am) / (this|it|that) ('s|is|would be) / under / it? would be`,
    behind: say`here> / speaking> / on the line>`,
    beneficiary: say`for`,
    self: say`
      i ('m|am) / - i ('m|am) (ready|late|sure|fine|good|great|here|back|busy|new|sorry|done|free|available|allergic|
        pregnant|vegan|vegetarian|interested|flexible|open|tired|nervous|happy|confused|lost|ok|okay|well|sick|ill|away|out|
        off|home|outside|inside|afraid|scared|worried|lazy|serious|joking|kidding|alone|single|married|diabetic|disabled|
        deaf|blind|blonde|brunette|local|nearby|close|unsure|certain|curious|hungry|cold|hot|desperate|delighted|disappointed|
        angry|annoyed|upset|glad|grateful|thankful|retired|unemployed|student|broke|skint|stuck|waiting|looking|coming|
        going|running|thinking|hoping|trying|wondering|calling|writing|texting|asking|booking|working|travelling|traveling|
        driving|leaving|staying|using|having|getting|planning|considering|dying|kind|about|gonna|bald|left|right|game|keen|cool|
        down|up|easy|good with|fine with|all set|set|all good|in|on|mum|dad|mom|pensioner|senior|adult|minor|customer|patient|
        client|member|regular|booked|confirmed|registered|signed|paid|cancelled|canceled|delayed|covered|insured|told|first|second|next|last)`,
  },
  roles: {
    from: {
      before: say`
        from the? (city|airport)? of? / out of the?
        (fly|flying|flies|flight|flights|depart|departing|departs|leave|leaving|get|getting|taking off|take off|
          head|heading|go|going|coming|out) {..2} (out of|from) the?
        (leaving|departing|leave|depart) (city|out of|at|in|on {word} {word})?
        (origin|departure) (city|airport|place)? (is|should be|will be|to|as|would be)*
        (city|place|point|airport) of (departure|origin) (is|will be|would be)*
        (start|starting|begin|beginning|originating|originate) (in|at|from|out of|my (trip|travel|journey) (in|
          at|from))+
        (based|live|living|am|i'm) (in|at) / (catch|board|boarding) (the|a|my)? (flight|plane)? (in|at|from)
        (i'm|i am|we're|we are) in / ex`,
      after: say`
        as (the|my)? (origin|departure|starting point)
        (is|will be|as) (my|the)? (origin|departure|starting point) city?
        so? (is|that's|thats|that is) where (i'm|im|i am|we're|we are|i|we) (live|flying from|leaving from|coming from)`,
    },
    to: {
      before: say`
        to the? city? of? / (into|toward|towards)
        (heading|headed|bound|leaving|leave|heading out|depart|departing|flying|fly|flight|flights|ticket|
          tickets|trip) (for|to|into)
        (heading|headed|visit|visiting|reach|reaching) (to|for|over to|in|at)?
        (destination|arrival) (city|airport|place)? (is|should be|will be|to|as|would be)*
        (arrive|arriving|land|landing) (in|at|to) / (city|place) of (arrival|destination) is*
        (get|go|going|travel|traveling|travelling|fly|flying|goes) (over|down|up|out|back)? (to|into) / see
        (see|seeing|visit|visiting|meet|meeting|join|joining) (us|me|him|her|them|everyone|family|friends|(my|our|the) {word}) (over|down|up|out)? (in|at)
        explore`,
      after: say`
        as (the|my)? (destination|arrival) / bound / (is|will be|as) (my|the)? destination city?
        so? (is|that's|thats|that is) where (i'm|im|i am|we're|we are|i|we) (going|headed|heading|flying|go|need to be)`,
    },
    between: say`to / into / 2 / too`,
    hedges: say`like / maybe / perhaps / say / um / uh / probably / possibly / sorry / erm / er`,
  },
  languages: {
    speaks: words`speak speaks speaking`,
    names: {
      en: say`english`,
      es: say`spanish / espanol`,
      fr: say`french / francais`,
      zh: say`chinese / mandarin`,
      km: say`khmer / cambodian`,
    },
    others: say`
      german / deutsch / italian / italiano / portuguese / portugues / russian / arabic / japanese / korean
      vietnamese / thai / dutch / hindi / polish / turkish / catalan / ukrainian`,
    wishes: say`
      (can|could|do|may|shall) (you|we|i) {..2} (speak|talk|use|switch to|continue in|write|write in|reply in|
        answer in|go on in) in? {l}
      (speak|talk|write|answer|reply|respond|continue|chat|text) (to me|with me)? in? {l}
      (in|into) {l} (please|instead)? / {l} (please|pls|language|instead)
      (switch|change) (the? language|it|this)? to? {l} / (prefer|rather (have|speak)?|want) {l} / <{l}>
      don't (speak|understand) {l}>
      - (guide|guides|driver|drivers|staff|crew|he|she|they|anyone|anybody|someone|somebody|people|hotel|stylist|doctor) (there|here)? (can|could|do|does|will|also)* (speak|speaks|talk|talks|understand) {l}`,
  },
  cues,
  said,
  ordinary: [
    'Hello, could I come on Friday 6 March at 3 pm, please?',
    'Yes, the second one, for two people',
    'No, thanks',
  ],
};
