import { say } from '../../data/say.ts';
import type { ConsentWords } from '../words.ts';

export const en: ConsentWords = {
  classes: {
    this: say`
      it / that / this / them / 'em / em / those / these / that one / this one / the one / it all / all of it / all that
      all of that`,
    it: say`{this} / the whole (thing|lot) / the lot / (the|that|this|my|our|your) {thing} / (the|that|this|my) (whole|entire) {thing}`,
    thing: say`
      booking / reservation / slot / time / date / day / seat / option / offer / plan / proposal / deal / details
      information / info / summary / package / ticket / {visit} / {room} / {flight} / {trip}`,
    visit: say`appointment / appt / visit`,
    room: say`room / space`,
    // "That's the ticket" praises anything, so that one ticket is any thing.
    flight: say`flight / tickets`,
    trip: say`trip / tour / holiday / tickets`,
    movable: say`
      it / that / this / them / that one / this one
      (the|that|this|my|our) (appointment|appt|booking|reservation|slot|time|date|dates|day|trip|tour|visit|flight|ticket|room|space)`,
    good: say`
      good / fine / great / perfect / ok / okay / alright / all right / correct / right / lovely / excellent
      brilliant / wonderful / awesome / amazing / fantastic / ideal / nice / super / cool / accurate / true
      confirmed / suitable / convenient / acceptable / doable / splendid / terrific / marvellous / marvelous / superb
      agreeable / gud / gd / gr8 / brill / grand / ace / fab / smashing / peachy / spot on / bang on / on the money / perf`,
    very: say`
      very / really / so / just / all / fully / about / also / still / absolutely / totally / perfectly / completely
      quite / pretty / exactly / simply / more than / definitely / all very / just so`,
    me: say`me / us / my family / me and my family / both of us / all of us`,
    forme: say`(for|4|with|by|to) {me} / (on|from|at) (my|our) (side|end|part)`,
    be: say`is / are / was / will be / would be / should be / seems / sounds / looks / feels / seem / sound / look`,
    // What fingers make of it, another word among them: in "that … great" nothing else can stand.
    sounding: say`
      sounds / sound / souns / sonds / sond / souds / soumds / soubds / siunds / found
      looks / look / seems / works / work`,
    itbe: say`
      {it} {be} / that's / it's / they're / this's / that'll be / it'll be / that'd be / it'd be / everything's
      all's`,
    now: say`now / then / right away / right now / straight away / asap / already / today`,
    someday: say`
      tomorrow / tonight / later / later (on|today|tonight) / this (afternoon|evening|week) / next (week|month) / soon
      in (a|an|ten|five) (hour|minute|minutes|bit|while)`,
    decide: say`(confirm|decide|pay|reply|answer) ({it}|you|on it)? / let you know / tell you / get back to you`,
    person: say`
      husband / wife / partner / boss / mum / mom / dad / mother / father / friend / sister / brother / girlfriend
      boyfriend / insurance / work / carer / doctor / colleague / colleagues / parents / family / team / manager / son
      daughter / kids`,
    allergy: say`
      to (penicillin|latex|nuts|peanuts|aspirin|ibuprofen|gluten|dairy|milk|eggs|seafood|shellfish|fish|anaesthetic|some dyes|hair dye|antibiotics|lactose)
      of needles / of dentists`,
    // A yes that nobody doubts, whatever follows it.
    yeah: say`(oh)? (yes|yeah|yep|yup|ya|ye|yh|yea|sure|of course|absolutely|definitely) please?`,
    asis: say`(as|the way|how) (it|that|this|they|things|everything) (is|are|'s|stands|stand) now? / as is / as planned / as agreed / unchanged`,
    // Points at the one thing that was proposed; by itself it agrees to nothing.
    pointed: say`(that|this) (one|exact one|very one|{thing})`,
    tell: say`tell / give / send / get / show / find / text / email / grab`,
  },
  kinds: {
    yes: say`
      (let's|lets|i'll|we'll|i'm going to|i'm gonna|im gonna) (just)? (say|call it a) yes / i'm saying yes
      yes / yeah / yep / yup / yea / mhm / mmhm / mm hm / uh huh / uhuh / yeh / ye / yh / ya / yas / yass / y / aye / yessir / yes sir / yes maam
      yes indeed / yeah sure / sure / sure thing / surely / certainly / absolutely / definitely / totally / indeed
      exactly / precisely / affirmative / of course / by all means / for sure / you bet / why not / yeah why not
      naturally / positive / (quite|pretty|absolutely)? positive / defo / deffo / agreed / i agree / we agree / (i|we) (do|am|would|will|accept|approve|confirm)
      (i|we) (confirm|accept|approve|agree to) {this} / (i|we) (accept|approve|agree to) {it}
      (i|we) (hereby|can|will|do) confirm {this}? / correct / that's correct / confirmed / confirm / i said yes
      no , (sorry)? , (i|we) (mean|meant) (yes|yeah|yep) / (that's|it's) a (big|clear|definite)? yes (from (me|us|my side|our side))?
      (i|we)? (don't|do not|dont|can't|cannot|cant) see (any reason)? why not / (i|we)? (won't|wont|will not|wouldn't) say no (to {it})? / (i|we)? (can't|cannot|cant) say no to {it}
      (i'd|i would|we'd|we would) be (daft|mad|silly|crazy|stupid|a fool|fools) (to say no|not to|to refuse) (to {it})? / no reason not to / y not
      i say yes / a (big|clear|definite) yes / it is / they are / it does
      (that's|it's|that is) (exactly|precisely)? it exactly? / affirmed / yes please / yes pls / yeah please
      (i|we) confirm all (of)? (it|that)? / (you|u) (got|have|have got|'ve got) (it|that) right?
      (you've|you have) got (it|that|all of that|everything|it all|all that) right / you're (right|correct)
      you are (right|correct) / you got it / with pleasure / my pleasure / please do / do please / yes please do
      absolutely yes / hell yes / heck yes / oh yes / definitely yes / yes of course / yes definitely / yes absolutely
      yes certainly / (i'm|i am|im|we're) afraid so / {yeah} , (unfortunately|sadly|i'm afraid) / (unfortunately|sadly) , (yes|yeah) / consider (me|us|it) (booked|in|sold) / (you have|you've got) my (go-ahead|approval|ok|permission|blessing|consent) / count (me|us) in
      i'm in / we're in / i'm sure / i am sure / {yeah} , (go on|go on then|do|let's|lets) / {yeah} then> / {yeah} , {somebody}> / {yeah} , {somebody} , (thanks|thank you|please)> / {yeah} , (you|u) (can|may)`,
    ack: say`
      (grand|great|good|lovely|right|perfect) so> / (ok|okay|alright|great|perfect|lovely|fine|brilliant|cool) , {somebody}>
      (all|that's|it's|got it|i've got it|i have it)? (noted|written down|down) (on|at|from) (my|our) (end|side) / noted here
      bet / say less / aight / perf / ok / okk / okay / okey / okie / oki / k / kk / okey dokey / okie dokie / okeydokey / alright / all right / alrighty
      right (then|so|ok|okay|on|you are) / righto / righty ho / thumbs up (from (me|us))? / (i|we)? (might|may) as well / fine / great / perfect / good / cool / nice / lovely / excellent / brilliant / brill / grand / ace / fab / wonderful / awesome
      amazing / fantastic / super / superb / splendid / terrific / marvellous / marvelous / sweet / deal / done / sold
      (ok|okay|alright|all right|great|perfect) then / sorted / bingo / spot on / very good / very well
      all good / all set / good stuff / well done / {very} {good} / np
      no (problem|problems|worries|issue|issues|bother) (from|on) (me|us|my (side|end|part)|our (side|end|part))
      no (problem|problems|issue|issues) (there|here|at all|with {it}|{forme}) / (that's|thats|it's|its) (settled|decided|sorted|agreed) then? / (perfect|great|good|ideal|excellent) timing
      (no|nae) (problem|problems|prob|probs|worries|issue|issues|bother|biggie|sweat) / not a problem / no problem at all / 👍 / 👌 / ✅ / ✔ / 🆗 / 💯
      🙌 / 👏 / great stuff / happy days / as you wish / as you say / ideal / true`,
    praise: say`
      (the|that|this) {thing} ('s|s) {very}? {good} {forme}?
      {itbe} {very}? {good} to (proceed|go ahead|book|go) further?
      (exactly|just) (as|what|how) (i|we) (said|asked|wanted|instructed|requested|told you) / permission granted
      approved / {itbe} {very}? {very}? {good} {forme}? too? / {it} {very}? {good} {forme}?
      {itbe} {very}? (a|the)? (great|good|perfect|fine|nice|lovely|right) (one|choice|option|idea|time|plan) {forme}?
      (everything|all|it all|that all) {be}? {very}? {good} {forme}? / all {good} / yep all good / the rest is {good}
      (sounds|looks|seems|feels|sound|look|is) {very}? {very}? {good} {forme}?
      (that|that's|this|it|it's|all) {sounding} {very}? {very}? {good} {forme}?
      (sounds|looks) like a? (plan|good plan|great plan|good idea) / is {good}
      {it} (works|work|suits|fits|does|will do) {very}? {good}? {forme}? / {it} (works|suits|fits) (a treat|like a charm|to a tee) {forme}?
      {it} (suits|fits) (me|us) (down to the ground|to a tee|perfectly) / {pointed} ('s|s) {very}? {good} {forme}?
      (it|that|this|everything|all|it all|all of it) (checks out|adds up|is in order|looks in order)
      {it} (works|suits|fits) (me|us|well|nicely|perfectly|great|fine|out|better|best)? (me|us|well|nicely|perfectly|great|fine)? {forme}?
      {it} (fits|fits into|works with|suits|matches) my (schedule|calendar|diary|plans) (perfectly|well|nicely|fine)?
      {it} (will|would|should|'ll|'d|can) (work|do|suit|fit|be) (me|us|out|just)? (well|fine|great|perfectly|nicely|better|just|{good})? (well|fine|great|{good})? {forme}?
      that'll (work|do|suit|be {good}) (well|fine|great|perfectly|nicely)? {forme}?
      it'll (work|do|be {good}) (well|fine|great)? {forme}? / that'd (work|be {very}? {good}) {forme}?
      works (well|fine|great|perfectly|nicely)? {forme} / works / works (well|fine|great|perfectly)
      suits (me|us) (well|fine|perfectly|{good})? / that suits / {good} (by|with|for) {me}
      (i'm|i am|im|we're|we are|were) (both|all)? (ok|okay|fine|good|happy|cool|pleased|all set) with {it} too? / (we're|we are) (both|all) (happy|on board|in agreement|agreed|up for it|keen) / happy with {it}
      happy with that
      {value} (works|suits|fits) (a treat|like a charm|to a tee|a dream) {forme}?
      (that's|it's|this is|that is|it is) (much|far|way|a lot|even|already)? better {forme}?
      (i'd|i would|we'd|we would) (like|love) (that|this) / (i'd|i would|we'd|we would) be happy with {it}
      that's what (i|we) (want|wanted|need|said|like|asked for)
      (i'd|i would|we'd|we would) (like|love) to do (that|it|this) / i'd love to / i would love to / happy to
      (i'm|i am|we're|we are) (ready|good to go|all set) / good to go / (i|we) (can|will|'ll) (make|do) (it|that)
      exactly what (i|we) (want|wanted|need|needed) / (that's|thats|that is) the (one|ticket) (i|we)? (want|wanted|need|meant|like)?
      that's (exactly|just) (right|it|what i want|what we want|what i wanted) / no objections / fine with {it}
      no objections? (here|from (me|us|my side|our side))
      {value} (is|it is|'s|works|suits|sounds|looks|would be|will be) {very}? ({good}|me|us|well|then)? {forme}?
      (i|we) can (do|make) (on|at)? {value} / {good} for {value} / it is {value} / {it} is? {value} is? {good}? / couldn't be better / no complaints
      it's a (date|deal|plan) / yes that's {very}? {good} {forme}?
      (there's|there is)? nothing wrong with {it} / that'll have to do / you've twisted my arm / (yes|yeah|yep) to (all|everything|all of it|all of that|it all)
      {it} is okay to proceed / {good} to proceed / confirmed to proceed / correct to proceed further?
      {it} is (correct|right) to proceed further?`,
    please: say`
      please / pls / plz / plse / pretty please / please and thank you / if you would / if you don't mind / kindly
      if you please`,
    courtesy: say`
      (thanks|thank you|thankyou|thx|ty|cheers|ta|many thanks|please|pls|sorry|hi|hello|hey|morning|good morning|good afternoon) (so much|very much|again|a lot)? , {somebody}>
      if (it's|its|it is|that's|thats|that is) (not|no) (too much|a|any|too big a)? (trouble|bother|hassle|problem|to ask) / if (it|that) (isn't|isnt) (too much|a)? (trouble|bother|hassle|problem|to ask)
      if (you'd|you would) be so kind / if (that's|thats|it's|its|that is) (ok|okay|alright|all right) (with|by) (you|u)
      (thanks|thank you|thankyou|thx|ty|tnx|thnx|thanx|cheers|ta|much appreciated|appreciated|appreciate it|i appreciate it) {very}? (much|so much|very much|a lot|a million|a bunch|again|everyone|all|man|mate|loads|ever so much|in advance)? (for (your|the|all your|all the) (help|patience|time|kindness|quick reply|reply|understanding|assistance|service))?
      many thanks / thanks so much / thank you so much / thank you very much / so much / very much
      (thanks|thank you) for (being|bearing) (so|very)? (patient|kind|helpful|nice|quick|with me) (with me)?
      (thanks|thank you) (so much|very much|again)? for (helping|sorting|arranging|organising|doing|fitting) (me|us|this|that|it)? (out|in)? (this|that|it)?
      thank you kindly
      (hi|hello|hey|hiya|good morning|good afternoon|good evening|morning) (there|again|dear)? / sorry / so sorry
      my apologies / apologies / sorry about that / (oh|ah|wow|oh wow|ooh) , (ok|okay|right|alright|i see) / (ok|okay|right|alright) , (wow|whoa|blimey)
      (sorry|apologies) for (the|my) (delay|wait|late reply|slow reply|confusion|trouble|late response|delayed response)
      sorry (i'm|im|to be|for being) (so)? (late|slow) / sorry to keep you waiting / dear / doc / doctor / miss / nurse / sir / madam / maam / mate
      buddy / love / luv / hun / hon / babe / darling / dude / man / folks / guys / friend / team / you're a star / you're the best
      you are the best / legend / you rock / good job / great service / good service / lol / haha / hahaha / xx / xxx
      then> / anyway / anyways / regardless / all the same / either way
      x / 🙏 / 😊 / 🙂 / 😀 / 😄 / ❤ / 😃 / 🎉 / 😁 / 🤗 / ☺ / 🥳 / ✨ / 🥰 / 😍 / 🤞 / 💪 / 🙌 / oh / ah / aha / um / uh / well / right
      hmm ok / finally / at last / very kind / so kind / how kind / that's kind / wow / yay / hooray / woohoo`,
    restates: say`
      (we're|i'm|we|i|and)* (back|return|returning|coming back|come back|flying back|fly back|heading back|home|coming home|flying home|going home) (on|the|by|is)* {last}
      (with|for|in|to|at|on|the|of|as) {value} / (with|for|in|to) the {value} / {value} then / {pointed}
      (i'll|we'll|i will|we will|let's|lets)? (stick|stay) (with|to|at|on) the? {value} / (keep|leave) (it|that|us)? (as|at|on|to|for|the)* {value}`,
    keeps: say`
      (let's|lets|just|please|we'll|i'll|we can|you can)* (leave|keep|have|take) (it|that|this|everything|things|them|it all) (exactly|just)? {asis} / (exactly|just)? {asis}
      (let's|lets|just|please|we'll|i'll)* (stick|stay|go) with what (we|i) (have|'ve got|got)`,
    comes: say`
      until (then|{day}) / till {day}
      (i|we) (will|'ll) see (you|u) (then|there|on the day|on? {day}) {value}? / (i'll|we'll) see (you|u) (then|there|on the day|on? {day}) {value}?
      (see|c) (you|u|ya|ya'll|y'all) (all|soon|later|around|all soon)?
      (see|c) (you|u|ya|ya'll|y'all) all? (then|there|on the day|on? {day}) {value}? then?
      (yes)? (i'm|im|i am|we're|were|we are) (still|definitely|both|all)? (coming|on (my|our) way|good for {value}) (in|over|along)? {value}?
      (i|we) (will|'ll|shall|plan to|intend to) (still|definitely|both|all)? (come|attend|make it|show up|be coming) {value}?
      (i'll|we'll|ill) (still|definitely|both|all)? (come|attend|make it|show up|be coming) {value}? / (i|we) can (still)? (come|make it) {value}?
      (still|definitely) (coming|on) / coming / will do / (i|we) confirm (my|our)? (attendance|coming) / be there
      (i|we) (won't|will not|wont) be late / (i|we) (will|'ll) be (on time|early|waiting|ready|coming)
      (i'll|we'll|ill|well) be (on time|early|waiting|ready) {value}?
      don't worry (i'll|i will|we'll|we will) be on time
      (i'm|i am|we're|we are) (so|very|really)? (excited|looking forward|delighted)
      long time no see`,
    attends: say`
      (i|we|i'll|we'll|ill|well) (will|'ll|shall|can)? (definitely|both|all|surely)? be there (then|with bells on|{value})?
      (i|we)? (wouldn't|would not|won't|will not|wont) miss (it|this|that) (for the world|for anything)?
      (don't worry|no worries)? (i'll|i will|we'll|we will) be there / will be there / be there or be square
      (i'll|we'll|i will|we will) (definitely|both|all|surely)? (attend|show up|turn up|come along|come in|be in|pop in) (then|{value})?
      looking forward to (it|that|seeing you|{value}|my visit|the trip|meeting you) / can't wait`,
    absent: say`
      (a|family|a family)? emergency / (there's|there is|there's been|we've had|i've had|i have|we have) (a|an) (family)? (emergency|change of (plan|plans)) / change of (plan|plans) / (my|our)? plans (have|'ve)? changed
      (it's|its|it is|that's)? (no longer|not) (needed|required|necessary) (anymore|any more|any longer|now)
      (it's|its|it is)? no longer (needed|required|necessary)
      (something|things|stuff) ('s|has|have)? (came|come|cropped) up / (i|we)? (no longer|don't|dont|do not) (need|want) {it} (anymore|any more|any longer|now)?
      (because|cause|cos|as|since|but)? (i|we) (really|just|actually)? (can't|cannot|cant|can not|won't|wont|will not|couldn't|am not able to|'m not able to|won't be able to|wont be able to|will not be able to) (come|make it|attend|go|be there|travel|make that) (in|along)? (anymore|any more|any longer|now|then|after all|{value})?
      (i'm|im|i am|we're|we are) (not|no longer) (going|coming|travelling|traveling|flying) (anymore|any more|any longer|after all|now)
      (i'm|im|i am|we're|we are) (ill|sick|unwell|poorly|not well|not coming|not able to come|unable to come)
      (my|our) (son|daughter|kid|child|mum|dad|mother|father|wife|husband|partner) (is|'s|s) (ill|sick|unwell|poorly|in hospital)`,
    seconds: say`
      (my|our|the) {person} (is|are|'s|'re|was|were) (all|totally|quite|perfectly|also|both|already)? (ok|okay|fine|happy|good|cool|on board|in agreement|up for it) (with|about|by)? {it}? (too|as well)?
      (my|our|the) {person} (has|have|'s)? (already|just|also)? (agreed|approved|agrees|agree|approves|signed off|okayed) (to|on|with)? {it}? (too|as well)?
      (my|our|the) {person} (says|say|said|reckons|reckon|confirms|confirmed) (that)? (yes|ok|okay|go ahead|go for it|(it|that) ('s|is) (ok|okay|fine|good|perfect))
      (he|she|they|everyone|everybody) (is|are|'s|'re|was|were) (all|totally|quite|perfectly|also|both|already)? (ok|okay|fine|happy|good|cool|on board|in agreement|up for it) (with|about|by)? {it}? (too|as well)?
      (he|she|they|everyone|everybody) (says|say|said|reckons|reckon|confirms|confirmed) (that)? (yes|ok|okay|go ahead|go for it|(it|that) ('s|is) (ok|okay|fine|good|perfect))
      (he|she|they|everyone|everybody) (has|have|'s|'ve)? (already|just|also)? (agreed|approved|agrees|agree|approves|signed off|okayed) (to|on|with)? {it}? (too|as well)?`,
    remark: say`
      (i|we)? (have|have got|'ve got|with)? no (known)? (food|special|dietary)* (allergies|allergy|requests|requirements|restrictions|needs) (at all|here|for (me|us)|from (me|us))?
      (it's|its|it is|that's|thats|that is|this is|they're) (really|actually|even|quite)* not (at all|too|very|so|that|all that|really|even)* (expensive|pricey|dear|costly|far) (at all|then)?
      (it|that|this) (isn't|isnt) (at all|too|very|so|that|all that|really|even)* (expensive|pricey|dear|costly|far) (at all|then)?
      (it's|its|it is|that's|thats|that is) (quite|pretty|very|really)? (cheap|affordable|good value|reasonable) (enough)? / (for)? a (good|fair|decent) price
      (i'll|i will|we'll|i'm going to|gonna|going to)? treat (myself|ourselves|us) / (i|we) (really)? (deserve|could do with|could use) (it|that|this|a treat|a break|a holiday)
      before (the)? (price|prices|rate|rates|it|they) (goes|go) up (again)? / before (it's|its|it is|they're|that's) (all)? (gone|taken|too late|sold out|full|booked up|snapped up)
      before (someone|somebody|anyone|anybody) (else)? (takes|gets|grabs|books|snaps|nabs|snatches|bags) (it|that|this|them) (up)? / before (i|we) (change (my|our) (mind|minds)|miss (it|out)|lose (it|my nerve)|forget|chicken out)
      quick / quickly / hurry / hurry up / be quick
      (i|we|i'd|id|we'd|i had|i've)? (had|have)? (totally|completely|nearly|almost|clean)? (forgot|forgotten) (all)? (about)? (it|that|this) (completely|totally)?
      (i|we) (had|have)? (totally|completely|nearly|almost|clean)? forgot / (it|that)? (totally|completely|nearly|almost)? slipped my mind
      (if|since|as|seeing as) (that's|thats|that is|it's|it is) (all|the only (one|thing|time|slot|option)) (there is|there's|you have|you've got|you got|that's left|left|available)?
      (that's|thats|that is) (us|me|all of us) (booked|sorted|booked in|down)?
      (since|as|because|given|seeing as|seeing that) (it|that) ('s|is) {value} / (it|that) ('s|is) {value} so
      (i'm|i am|im) (a bit|very|quite|also)? (allergic|intolerant|sensitive|vegetarian|vegan|diabetic|pregnant|nervous|new here|disabled|a new patient|deaf|left handed) {allergy}?
      (i|we) (have|'ve got) an? (allergy|intolerance) {allergy}? / i take blood thinners / (just)? so (you|u) know
      just to let you know / for your info / fyi / by the way / btw
      (was|i was|we were) (just)? (driving|at work|working|in a meeting|in the shower|asleep|on the phone|on the bus|on the train|at lunch|out|away|busy) (sorry)? (earlier|just now|before)?
      (i'm|i am|im) (just)? (driving|at work|working|in a meeting|in the shower|on the phone|on the bus|on the train|at lunch) (sorry)? (now|right now|just now|at the moment|atm)?
      (i'm|i am|im) (just|a bit)? (out|away|busy) (sorry)? (now|right now|just now|at the moment|atm)
      (i've|i have|we've|we have) (been)? waiting for (this|that|it) / (it's|its) my first (time|visit|trip)
      first time (here|there|for me) / (i|we) (will|'ll) (bring|pay) (cash|by card|in cash) / it's been a while
      (i'm|i am) (a)? returning (customer|patient|client) / you know me / it's me again`,
    enough: say`
      (thanks|thank you|thx|cheers|ty) (so much|a lot|very much)? for (the|all the|that|your)? (info|information|details|explanation|clarification|heads up|update)
      no , (no|nope)? , (that's|it's|this is|it is|that is) {very}? (it|all|fine|good|ok|okay|everything|perfect|right|correct|great|lovely|brilliant|excellent|ideal|wonderful|spot on) / that's (all|everything)
      thats (all|everything) / that is (all|everything) / no , nothing (else|more|to add|to change)?
      nothing (else|more|further|to add|to change|at all)? / no , (all good|no changes) / no changes
      (that|it) will be all / that'll be all
      (i|we) (don't|dont|do not) (need|want|have) anything (else|more|further) / i'm good thanks / i'm fine thanks
      i am fine thanks / we're good / we're fine / i'm good / i'm fine / i'm ok / all good thanks
      roger / roger that / copy that / got it / understood / (i|we) understand / noted / nothing else needed / don't worry / no need to worry / no questions / no more questions / no further questions`,
    leaves: say`
      bye / goodbye / good bye / bye bye / bye for now / cya
      have a (good|nice|great|lovely|wonderful) (day|one|evening|weekend|night|afternoon|week|time) / you too
      same to you / take care / good night / night night / good day`,
    link: say`
      and / so / then [{word}] / (and|so|but|or) then / also / plus / well / ok so / well then / in that case / ok well / n / now / just
      oh and / and also / in which case / go on
      (sod|screw|stuff|hang|bugger|fuck|feck|to hell with) it / what the (hell|heck) / oh well / ah well / why the hell not / who cares`,
    asks: say`
      (what|what's|whats|where|where's|wheres|who|who's|which|whose|how|when|why)
      (can|could|may|might|will|would|do|does|did|is|are|am|was|were|has|have|should|shall) (i|we|you|u|they|he|she|there|it|that|this|the|your|my|one|their|someone|anyone)
      (also|and|please|oh)? {tell} me / let me know / remind me
      i (also)? (need|want|would like|'d like) (to know|the|their|his|her|its|your|a)
      (i'd|i would) (also)? like (to know|the|their|his|her|its|your) / i was (also)? wondering / i wonder
      (please|and|also|pls) {tell} me / please (also)? {tell} / (please|also)? find out / (can|could) also / whats
      how's / hows / and (the)? (address|number|phone|rating|location) / any idea / do they / is there / are there
      whether / (look|check|see|verify) (if|whether) / by the way (are|is|do|does|what|where|can|could) / while you're at it / (give|get|tell|send|find) me
      get me / give me / (also)? note / and get me / and (also)? give me`,
    asks_terms: say`
      (is|was|are|would|will|should) (it|that|this|these|those) / are you sure / how (much|long|many|about|come)
      when / why / who / who's / y (do|would) / sure (about|is|are|it) / what (if|about|happens|for)
      (can|could|may) (i|we) (cancel|change|move|pay|confirm|decide|extend|swap|switch|add|remove) / (do|did|have|am) (i|we) / did you / have you
      (confirm|book|reserve|schedule|cancel|move|change|add|pay|agree|agree to|yes to|do) (what|which|which one|who|whom)
      what exactly / which one exactly / which (one|ones|time|day)?> / what (is|was|are) (that|this|it|those)> / come again> / do you (mean|want) / yes or no / with / or / for (my|the|two|three|how|which|what)`,
    no: say`
      (a|it's a|that's a|its a|thats a|i'm a|im a)? (hard|firm|big|definite|clear|solid)? no (from|for) (me|us) / (a|it's a|that's a|its a|thats a) (hard|firm|big|definite|clear|solid)? no / (hard|firm|big|definite|clear|solid) no
      no / nope / nah / na / noo / none / no thanks / no thank you / nothing / 👎 / ❌ / 🙅`,
    refuses: say`
      (it's|that's|it is) (ok|okay|fine|alright|all right|good|cool) , (don't|do not) (worry|bother) / not / don't
      do not / dont / doesn't / doesnt / isn't / isnt / won't / wont / can't / cant / cannot / wouldn't / shouldn't
      didn't / didnt / never / neither / nor / no way / refuse / decline / reject / disagree / wrong / incorrect
      stop / unsubscribe / without / forget it / forget / leave it / leave / keep / keep it
      cancel (the)? cancellation / nevermind / never mind / nvm / 🚫 / rather not / better not / had better not
      (i'm|im|i am|just|only)? (joking|kidding) / jk / wrong (chat|person|number|window) / anything but / yeah nah / yeah no / undo
      (decided|deciding|chosen) (against|not to) / (changed|changing|change) (my|our) (mind|minds) / count (me|us) out
      (gonna|going to|will|'ll|have to|think) (take a)? pass / (i'll|we'll|i|we) (take a)? pass (on (it|that|this))? / (i'm|im|we're|were) out
      give (it|that|this|this one|that one) a miss / (i'd|i would|we'd|we would) (sooner|prefer) not (to)? / no can do
      not (going|gonna) to? (happen|work|go through)`,
    postpones: say`
      (i'm|im|i am|we're|we are)? (still|just|only)? waiting (for|on|to hear from|to hear back from) (my|our|the) {person} ('s)? (answer|reply|confirmation|approval|go ahead)? (to (get back to (me|us)|come back to (me|us)|reply|answer|confirm|decide|say yes))?
      (don't|do not) (book|reserve|confirm|buy|do|take|pay) (it|that|this|anything|one|for it)? (just|quite)? (yet|now|right now|for now|at the moment)
      later / later on / not (now|yet|today|right now|just yet|at the moment|this time) / a while
      (think|thinking) (about|it|on|over)?
      give me (a|one|two|five|ten|some|until)? (sec|second|moment|minute|minutes|time|day|tomorrow) / give me (two|five|ten|some)>
      let me (think|check|see|ask|look|read|know|consider|talk|confirm|sleep)
      (i|we) (need|have|want|'ll|will|must|should|gotta) to? (think|check|ask|see|consider|decide|talk|look|read|discuss|consult|speak to|speak with|sleep on|run (it|this|that) (by|past))
      (i'll|we'll) (think|check|ask|see|consider|decide|let|get|call|confirm|come (back|again|later)|try|book|pay|ring|text|write|be in touch|leave)
      (will|gonna|going to) (confirm|let|get|check|ask|think|call|decide)
      (i'm|we're) (still)? (thinking|deciding|looking|checking)
      (my|our|the) {person} (has|have|needs|need|must|will have|'ll have) to? (first)? (sign off|sign (it|this|that) off|approve|agree|confirm|validate|decide|ok|okay|check|see|say yes)
      (once|after|when|until|as soon as) (i|we|i've|we've|i have|we have) (checked|cleared it|cleared this|discussed it|agreed it|spoken|talked|asked|heard|run it|run this) (with|to|by|past|from)? (my|the|our) {person}
      (ask|asking|check with|talk to|speak to|wait for|spoken to) (my|the|our) {person} / just looking
      haven't decided / not decided / another (day|time) / some other (day|time) / undecided
      in a (bit|while|moment|minute|sec) / soon / by phone / get back to (you|u)
      (can|could|may|shall|should) (i|we) (just|please)? {decide} {someday} / {decide} {someday}
      (i'll|we'll|i will|we will) (book|reserve|take|do) {it}? {someday} then? / {someday} (i'll|we'll|i will|we will) (just)? (say|call it a) yes / {someday} (i|we) {decide} / (i'd|i would|we'd) (like|rather|prefer) (to)? {decide} {someday}`,
    pause: say`
      wait / hold on / hang on / pause / hold it / (just)? (one|a) (sec|second|moment|minute|mo) / just (wait|hold on)
      bear with me`,
    retry: say`
      (try|do|book) (it|that)? (again|once more|one more time) / retry / retry (it|that) / once more please
      (can|could|will|would) (you|u|we) (please|just)? (try|do|book) (it|that)? (again|once more|one more time)
      (give|have) (it|that) another (go|try) / another (go|try)
      (let's|lets|please) (try|do) (it|that)? (again|once more|one more time)`,
    conditions: say`
      if / once / until / till / unless / provided / providing / assuming / as long as / depends / depending
      in principle / in theory / theoretically / maybe / perhaps / possibly / probably / might / not sure
      (i|we|you|he|she|it|they|that|this|which) may / unsure / not certain / i guess / i suppose / dunno
      (don't|do not) know / hmm / hm / (yeah|ya|yea|oh) right / but / however / though / although / except / only / instead / rather / first
      (i'm|i am|im|we're|we are) (already|all|always)? (busy|out|away|driving|working|at work|in a meeting|at lunch|on the train) (on|at|in|all|for|during)? ({value}|then|(that|this|all) (day|morning|afternoon|evening|week|weekend|time))
      before / after / (my|the|our) {person} / not 100%? / kind of / sort of / i think so / i wish / would have`,
  },
  acts: {
    any: say`
      (you|u) (can|may) (do|make|book|confirm) {it} (as it is|as is)? / go ahead / go (for|4|with) {it} / go on / go on then / go
      proceed / please proceed / continue / carry on / do it / do that / do so / let's do {this} / lets do {this} / let's go / lets go / let's go (for|with|ahead with) {it}
      lets go (for|with|ahead with) {it}
      (go ahead|proceed|continue|go on) (and|with) ({it}|do it|do that|proceed|confirm {it}?)
      you (can|may) (go ahead|proceed|continue|do it|confirm) {it}? (now)? / go right ahead
      feel free to (proceed|go ahead|continue) / confirm {this} {now}? / please confirm {this}?
      (i|we) (want|would like|'d like) to (go ahead|proceed|confirm) (with)? {it}? / (let's|lets)? make (it|this|that) (so|happen|official)
      (let's|lets) (get|take|have|grab) {it} / (let's|lets) lock (it|that|this) (in|down) / lock it in / lock {it} (in|down) / lock in {it} / seal the deal / put (it|me|us) (down|in|through) / sign me up
      sort it / sort it out / get it done / consider it confirmed / try (that|it) / ok go / work your magic / ship it / book away / run with {it}`,
    book: say`
      (just|then|so|now|please)? (book|reserve|schedule|arrange|make|take|secure|grab|set up|fix) {it} {forme}? {now}?
      (book|reserve|schedule) {now}? {forme}?
      (book|reserve|schedule|put|stick|pop|jot|mark|slot|squeeze) (me|us|me in|us in|me down|us down) (in|down)? (for)? ({it}|{value})?
      (just|then|so|now|please)? (book|reserve|schedule|take|make) {it}? (for|on|at|with|to|from)? the? {value} then? please?
      (let's|lets) (book|take|reserve|have|schedule|make|get) {it} (in)? / let's book / lets book
      (let's|lets|please|just)? get {it} (booked|reserved|scheduled|arranged|sorted|locked|confirmed) in? {forme}? {now}?
      (i|we) (want|would like|'d like|wish|am ready|'m ready) to (book|reserve|take|schedule|have) {it}? {value}?
      (i'd|we'd|i'm ready) (like)? to (book|reserve|take|schedule) {it}? {value}?
      (i'll|we'll|i will|we will) (book|reserve|take|have|go with|go for) ({it}|the? {value}) {now}? / ((give|get) (me|us)|gimme) the? {value} then? please? / (i|we) ('d|would)? (like|love|want|prefer) {it}
      (i|we) (book|reserve) {it}? / we take {it}
      (make|complete|finish|finalise|finalize|do|place|create) (the|my|this|that|our) (booking|reservation|appointment)
      (put|stick|pop|get|write|mark) {it} (in|on) (the|your|my|our) (diary|calendar|book|books|schedule) {now}? / (put|stick|pop|write) my name (on {it}|down|in) / bang (it|me|us) in
      (book|get) ({this}|me|us) in {forme}? {now}? / lock (me|us) in / hold it {forme}
      reserve (a|the|my|our) (spot|place|seat|seats|places|room) / buy (it|them|the ticket|the tickets)
      (i|we)? (hereby|can|will|do)? confirm {it} {now}? / (please|you can|you may) confirm {it} {now}?`,
    call_off: say`
      (just|then|so|now|please)? (cancel|release|call off|scrap|drop|undo|annul|bin|ditch|delete|axe|get rid of|take off) {it}? {forme}? {now}? / get rid
      (cancel|call) {it} off? {value}? / call {it} off / (cancel|scrap|drop|bin) (the|my|our)? {value} (one|booking|reservation|appointment|appt|slot)?
      (i|we) (want|would like|'d like|wish|need) to cancel {it}? {value}? / (i'd|we'd) like to cancel {it}? {value}?
      (go ahead and|proceed and) cancel {it}? / (let's|lets) cancel {it}? / (let's|lets|please|just)? get {it} (cancelled|canceled|called off) / (yes|yeah) cancel / (i|we) cancel {it}?
      (give|refund) (me|us)? (my|the|our)? (money|refund) (back)? / refund (me|us|it)
      proceed with the (cancellation|refund) / confirm (the|my) cancellation`,
    move: say`
      (just|then|so|now|please)? (move|change|reschedule|switch|shift|rebook|swap) {movable} (to)? {value}? {forme}? {now}? please?
      (go ahead and|proceed and) (move|change|reschedule|switch) {movable} (to)? {value}?
      (move|change|reschedule|switch|shift) (the|my|our)? {value} (one|booking|reservation|appointment|appt|slot)? (to {value})?
      (i|we) (want|would like|'d like|wish|need) to (move|change|reschedule) {movable} (to)? {value}?
      (let's|lets) (move|change|reschedule|switch) {movable} (to)? {value}? / move to {value} / move (me|us) (to {value})?
      (let's|lets|please|just)? get {movable} (moved|changed|rescheduled|switched) (to {value})?
      confirm the (change|new date|move)`,
    add: say`
      (just|then|so|now|please)? (add|include|take|get|book) ({it}|{value}|(a|the|one)? {value}) {forme}? {now}? (to (the|my|our) (trip|booking))?
      (send|give|show) (me|us) (the|a|that)? (code|qr|qr code|link|payment code|payment link)
      (i'll|we'll|i will) (pay|take it) / let's (add|include) {it}`,
    pay: say`
      (send|give|show) (me|us)? (the|a|that)? (code|qr|qr code|link|payment code|payment link)
      (i'll|we'll|i will) pay {now}? / pay {now}? / let me pay`,
    release: say`
      (please)? (cancel|stop|release|drop|call off|forget) ({it}|the places|the payment|everything)?
      (i|we) (don't|do not|dont) want (to (go|travel|pay|book)|it|this|the trip|this trip) (anymore|any more|any longer)?
      (i|we) (want|would like|'d like|need) to (cancel|stop) {it}? / (i'd|we'd) like to (cancel|stop) {it}?
      (please)? (change|choose|pick|see|take) (the|another|a different|my|our) (trip|package|tour|hotel|one|option) (please)?
      (please)? (change|move|reschedule) (it|the trip|the date|the dates|my dates|our dates|the day) (please)?
      (i|we) (want|would like|'d like|need) (another|a different) (trip|package|tour|one|option)
      (i|we) (want|would like|'d like|need) to (change|choose|pick|see) (it|(the|another|a different|my|our) (trip|package|tour|one|option|hotel|date|dates|day))
      (i'd|we'd) like to (change|choose|pick|see) (it|(the|another|a different|my|our) (trip|package|tour|one|option|hotel|date|dates|day))
      (i'd|we'd) like (another|a different) (trip|package|tour|one|option)`,
    wait: say`
      (please)? (put|add|get|stick|pop|sign) (me|us) (down|up|on|to)? (on|to|for)? (it|this|that|(the|your|that) (list|waiting list|wait list|waitlist))? {forme}? (please)?
      (please)? (let|tell) (me|us) know`,
  },
  requests: {
    any: say`
      (can|could|will|would) (you|u|we) (please|just|kindly)? (do|confirm|proceed with|go ahead with|go for|arrange) {it}? {forme}? {now}? please?
      (can|could) (you|u|we) (please)? (go ahead|proceed) please?`,
    book: say`
      (can|could|will|would) (you|u) (please|just|kindly|then)? (book|reserve|schedule|make|arrange|take|hold) {it} {forme}? {now}? please?
      (can|could|may) (i|we) (please|just)? (book|reserve|have|take|get) {it} {now}? please?
      (can|could) (you|u) (please)? (book|put|get) (me|us) in (for {value})? please?
      would you mind booking {it} {forme}?`,
    call_off: say`
      (can|could|will|would) (you|u) (please|just|kindly|then)? (cancel|call off|drop) {it} {forme}? {now}? please?
      (can|could) (you|u) (please)? refund (me|us)`,
    move: say`
      (can|could|will|would) (you|u) (please|just|kindly|then)? (move|change|reschedule|switch) {movable} (to)? {value}? {forme}? {now}? please?`,
    add: say`(can|could|will|would) (you|u) (please|just|kindly|then)? (add|include) ({it}|{value}) {forme}? please?`,
    pay: say`(can|could|will|would) (you|u) (please|just)? (send|give) (me|us) (the|a) (code|qr|qr code|link) please?`,
    release: [],
    wait: [],
  },
  terms: say`
    price / prices / cost / costs / how much / expensive / cheap / cheaper / pay / paying / payment / fee / fees
    charge / charges / deposit / tax / taxes / refund / refundable / cancel / cancellation / discount / free / money
    include / included / insurance / how long / what time / which (day|date|time) / noon / am / pm / late / early / earlier
    later / instead / first / before / only / if (i|we|it|you|that|the) / unless / sure / yes or no / you mean
    confirm / reschedule / remove / delete / extend / shorten / swap / switch / modify / edit / correct / repeat / again / booked / booking / book / reserve / reserved / different / change / another / safe / after / until
    i say / (do|did) you (ask|say)`,
  tags: say`ok / okay / alright / all right / yeah / k`,
  // "I want to see the same dentist" waits for nothing.
  unexplained: say`(i|we) (need|have|want|must|should|gotta) to? see (a|an|dr|doctor|someone|somebody|you|u|the same|another|a different)`,
};
