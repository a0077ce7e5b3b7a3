import type { AnswerWords } from '../language-data.ts';
import { say } from '../say.ts';

export const answers: AnswerWords = {
  yes: say`
    <(yes|yea|yeah|yeh|yh|yep|yup|ya|yas|aye|yessir|defo|deffo|sorted|spot on|bingo)
    <(yes|yea|yeah|yep|yup|sure|ok|okay|cool|fine|perfect|great) (man|mate|love|dude|girl|hun|babe|darling|buddy|pal|bro|lads|guys)>
    <(ok|oky|oka|okay|okey|okie|oki|okey dokey) / <(k|kk) [thx|thanks|ty|then|see|cool|great|>]
    <(sure thing?|surely|certainly|absolutely|definitely|totally|indeed|exactly|precisely|affirmative|
      naturally|alrighty|sgtm|lgtm)
    <(very good|all (correct|right|set|fine|good)|good to go|let's go|as you (say|wish|like)|it's a go|(that|
      it) 's a (yes|deal|date))
    you ('re|are) (absolutely|totally|quite)? (right|correct) / (that|it) 's (doable|feasible|possible)>
    (that|this) 's the one (i|we|for) (need|want|'m after|'re after|me|us|was after)? / that matches / (i|we) ('ll|will) be there / (i|we) can (make it|do (that|it|this)) / see you (then|there)
    <please? (book|make|schedule|confirm|fix|set up|reserve) (the|this|that|my) (appointment|booking|
      reservation|visit|slot|meeting)>
    <(alright|all right|fine|great|perfect|excellent|super|superb|awesome|cool|lovely|wonderful|brilliant|brill|grand|ace|fab|
      fantastic|amazing|terrific|splendid|marvellous|marvelous)
    <great> / <(good|nice) / <right / (i|we) (mean|meant) (to say)? (yes|yeah|yep|ok|okay|sure|correct)
    <(correct|true|confirm|confirmed|agreed|deal|approved|accepted|done deal|roger that?|copy that) / <y>
    <ye> / <(that|this) one (please|then|thanks)?> / <done> / <np>
    <go on (then|ok|sure|ahead|let's do it)? please?> / <(alright|ok|okay|fine|oh) ok? go on then?
    <(please (book|reserve|schedule|confirm)|(book|reserve|schedule|confirm) (please|away|now)) (now|then|
      away|for me)*>
    <(i think|yes|yeah)? (we're|we are|were|all) good (to go|then|here|now|thanks|thank you|cheers)*>
    <why the hell not / <(please|pretty please)> / <please and thank you / <please do / of course
    by all means / for sure / why not / <all good
    no (problem|problems|worries|worriess|objection|objections|objectionss|issue|issues) (at all|with (that|
      it|this))?
    you bet / with pleasure / my pleasure
    (that|this|it|all) 's? {sounding} {very}* {good}+ (for (me|us)|(by|with|to) (me|us)|then|too)*
    {that} {is} {very}* {good}+ (one|choice|option|idea|for (me|us)|(by|with|to) (me|us)|then|too)*
    - <which {is} {very}* {good}+ (one|choice|option|idea|for (me|us)|(by|with|to) (me|us)|then|too)*
    (sound|sounds|look|looks|seem|seems|found) ((like a)? (plan|good plan)|{very}* {good} ((to|for|by|
      with) (me|us))?)
    <(is|it is|its) (very|all)? {good} / <(it|that|those|they) (is|are)> / <(that|it) 's it exactly?
    <(i do|i am|it does|it will|i would|we do|we would)>
    (that|this|it|which) (work|works) (out|better|great|fine|well|perfectly|just|nicely)* (for (me|us))?
    (that|this|it|which|those) ('ll|will|would|should|'d|can|could) (just|definitely|probably)? (work|do|suit|
      fit) (out|better|great|fine|well|perfectly|just|nicely)* (for (me|us))?
    <(work|works) (great|fine|well|perfectly)? (for (me|us))? / - (i|we|he|she|they) (only|also|usually|always|just)? (work|works)
    (that|this|it|which) suits (me|us)? (well|fine|perfectly)?
    (fine|good|ok|okay|great|perfect) (by|with|for) (me|us) / <go (for it|ahead and?)
    you (can|may) (go ahead|proceed|make it|confirm|(book|confirm|reserve) (it|that|this)) / please? go ahead (and (confirm|book) (it|that)?)?
    (please|let's|lets|and|you can|you may) (proceed|go (for|with) (it|that|this)) / <proceed
    let's (do|book|go for|go with|make|take|confirm|have) (it|that|this)
    <(book|schedule|reserve|confirm|do|make|take) (it|that|this|them) one? (in|up|all|now|then|for me)?
    (please|yes) (book|schedule|reserve|confirm|do|make|take) (it|that|this|them) one?
    (i|we) ('ll|'d|will|would|can|do)? (confirm|accept|agree|approve|love (that|it|to)) (it|that|this|
      all of? (that|it)?)?
    (i|we) ('ll|will) (take|have) (it|that|this|that one|this one)
    (i|we) ('d|would) (like|love|want) (that|it|this|to do (that|it|so))
    (i|we) ('m|am|'re|are) (fine|happy|good|ok|okay|cool|pleased|on board|in) with (it|that|this|everything)
    (that|it) ('s|is) (exactly|just)? (what|as|how) (i|we) (want|wanted|need|needed|said|asked|meant) for?
    you ('ve|have)? (got|have) (it|that|this|all of (it|that|this)|everything) (all? right|correct|correctly)?
    exactly (as|what|like) (i|we) (said|instructed|wanted|asked|want) / permission granted
    (you have my|you've got my|my|the) (go ahead|goahead) / count me in / <try (that|it|this) one?
    ({that} {is}?)? not (too|so|that|half|at all)* (bad|shabby) (at all)? / (couldn't|can't) be {good}
    green light / yes please / i confirm / can't wait / <i (do|am|want to|want that|want it)> / thumbs up
    <(i want|we want|i'd like) (that|it|this) one?> / (im|i am|we are|were) in> / 👍 / 👌 / ✅ / ✔ / 🆗 / 💯
    🙌
    - <(sure thing?|surely|certainly|absolutely|definitely|totally|indeed|exactly|precisely|affirmative|
      naturally|alrighty|sgtm|lgtm) not
    - (i|we) can (make it|do (that|it|this)) (later|another|on|at|tomorrow|myself)
    - <(alright|all right|fine|great|perfect|excellent|super|superb|awesome|cool|lovely|wonderful|brilliant|brill|grand|ace|fab|
      fantastic|amazing|terrific|splendid|marvellous|marvelous) (for|idea|day|time|but)
    - <(good|nice) (morning|afternoon|evening|night|day|to|and|bye|luck|weekend|idea|question)
    - <right (now|away|at|before|after) / - <(that|this) one (but|instead|is|isn't|or|at|on) / - of course not
    - s (do|book|go for|go with|make|take|confirm|have) (it|that|this) (on|at|for|in|to)
    - <(book|schedule|reserve|confirm|do|make|take) (it|that|this|them) one? (in|up|all|now|then|for me)? (on|
      for|at|to|in|instead|a|an|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|{d})
    - (please|yes) (book|schedule|reserve|confirm|do|make|take) (it|that|this|them) one? (on|for|at|to|in|
      instead|a|an|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|{d})
    - <try (that|it|this) one? (on|at|for)`,
  no: say`
    - <no (no|nope)? {that} {is} {very}* (perfect|great|lovely|brilliant|excellent|ideal|right|correct|wonderful|spot on)
    - <no no {that} {is} {very}* {good} / - <no changes
    <n> / <(no|nope|nah|naw|nay|negative|no no)
    (my|our|the) {..1} (just)? (says|said|say|is saying) (it's|its|it is|that's)? (a)? (no|nope|no go)> / (my|our) {..1} (isn't|is not|aren't|are not|isnt|arent) (ok|okay|happy|keen|convinced|up for it|into it|on board) (with (it|that|this))?>
    <(never mind?|wrong|incorrect|(no|not) (really|exactly|at all|that one|this one|good|ok|okay|right|
      correct|interested|needed|necessary|required|for (me|us)|a chance|thanks|thank you|likely|anymore|
      any more))
    no (thanks|thank you|thx|ty|need to?|way|good|deal|go)
    <(no|nope|nah) (that|it|i|we) ('s|is|'m|am|'re|are) (ok|okay|fine|good|alright|all right|all|all set|
      set|everything|it|cool|great) (thank|thanks)?
    <(i'm|i am) (ok|okay|good|fine|all set|set|all good) (thank|thanks)?>
    <(i'm|i am|we're|we are) (ok|okay|good|fine|all good) (thanks|thank you)? (for now|for today|{now}) (thanks|thank you)?>
    (absolutely|definitely|certainly|obviously|clearly|evidently|naturally|of course|afraid|unfortunately|hopefully|
      probably|surely|hell|god|sorry) (not|no) now?>
    please? (don't|do not)>
    (i'm|i am|we're) (busy|unavailable|away|working|out of town) (then|that day|at that time|on that day)?
    <no i ('ve|have)? changed my mind / (thanks|thank you) ((very|so) much)? but no thanks?
    but no (thanks|thank you)?>
    (i|we) ((do|did|would|will|really do) not|don't|didn't|wouldn't|won't|can't|cannot|dont) (really|actually|
      particularly|even)* (want|need|wish|like|prefer|intend|plan|care|agree|accept|think so|confirm|make it|
      come|attend|do|require|feel like|love|fancy) (that|it|this|to)*
    <(i|we) (don't|do not|won't|can't|cannot) actually?>
    {that} ('s|is|are|was) (really|just|so|very)? (not|wrong|incorrect|bad|terrible|inconvenient|too (late|
      early|soon|long|far|expensive|much)) ({good}|what i (want|wanted|said|need|meant|asked for)|
      going to work|necessary|needed|required|possible|convenient|suitable|for me|it)*
    {that} (isn't|isnt|aren't|wasn't|ain't) (really|quite|so)? ({good}|what i|going to work|necessary|needed|
      required|possible|convenient|it|for me)
    {that} (time|date|day)? (does not|doesn't|doesnt|don't|do not|won't|will not|wont|wouldn't|would not|
      can't|cannot|didn't) (really|quite|actually)* (be necessary|work|suit|fit|do|sound|look|seem|
      help) (good|right|great|out|well|me|us|for (me|us))*
    won't be (necessary|needed|required)
    ({that} {is}?)? {unlike} {degree}* {good} (for (me|us)|with me|to me|enough|at all|really|tbh|i'm afraid)*
    ({that} {is}?)? (meh|not for me|a no|a no from me|a no go|no use)
    please? (don't|do not|dont) (bother|worry (about (it|that))?|book|confirm|reserve|schedule|make|do|
      proceed|go ahead|buy) (it|that|this|anything|a|an|the|appointment|reservation|booking|them|so)*
    (i|we) ('m|am|'re|are) (not|no longer) really? (interested|going|looking|happy|ok|okay|fine|keen|
      available|free|sure about that|able) ((in|to|with|for|at|then) (that|it|this|book|booking|make|reserve|
      attend|do)*)?
    (i|we) ('d|would) (rather|prefer) not to?
    (i|we) (have to|must|will have to) (decline|pass|say no|refuse) / (i'll|i will|i'm gonna|let me) pass
    (don't|do not) think so / i (refuse|decline)
    not (for me|what i (want|wanted|asked|need)|interested|going to work|a good) / under no circumstances
    can't (do|make) (it|that|this|then)
    i have? (only|just) (wanted|needed|was looking for) (some|the)? (info|information|help|details) {..4}
    (was|am) (just|only) (curious|looking|browsing|asking) / just (looking|browsing|curious) / 👎 / ❌ / 🚫
    🙅
    - no (known)? (food|special|dietary)* (allergies|allergy|requirements|restrictions)
    - <(no|nope|nah|naw|nay|negative|no no) (one|matter|preference|idea|later|earlier|more than|clue|rush|
      hurry)
    - (is|are|was|were|would|wouldn't|isn't) {that} not? {degree}* {good}
    - {that} ('s|is|are|was) (really|actually|even|quite|just)* not (at all|too|very|so|that|all that|really|even)* (expensive|pricey|dear|costly|bad|much|far)
    - {that} (isn't|isnt|aren't|wasn't|ain't) (at all|too|very|so|that|all that|really|even)* (expensive|pricey|dear|costly|bad|much|far)
    - <not (too|very|so|that|all that|really|even)* (expensive|pricey|dear|costly|bad|far)
    - (absolutely|definitely|certainly|of course|afraid|unfortunately|hopefully|probably|surely|hell|god|
      sorry) (not|no) (right|at the|just)`,
  not_yet: say`
    (hold|keep|save) (it|that|this|them|one|the {..1}) (for (me|us))? (until|till|til|for) {..3} /
    reserve (it|that|this|them|one|the {..1}) (for (me|us))? (until|till|til) {..3} /
    not ({now}|today) either? / {not} {..6} {now}
    (i|we|us|let|'s|'ll|'m|will|would|am|going to|gonna|think|guess|might|just)* (skip|pass|leave (it|this|that|them)) (on|it|this|that|them|one)* for? (today|{now}|this (time|week|month|one))
    <no ((right|just)? (now|yet)|for (now|the moment)|at (this|the) (moment|time))
    {now} (i|we)? ({not}|do not) {..4} / but not {..1} {now} / <no? (for|right) now>
    (may be|maybe|perhaps|possibly|probably) (a (bit|little)|at a|some|in)* (later (on|time|date)?|
      another (time|day)|other (time|day)|next time|in (the|a) (future|while|bit)|some day|someday|
      sometime) though?
    <(some other time|another time|some other day)> / ask me again? later / (can|could|may) i let you know
    <later on? (please|pls|plz|then|thanks|thank you)*> / <in a (bit|while|moment|minute)>
    (i|we|you|it|they) ('ll|'d)? (will|can|could|might|may|would|shall|want you? to|need you? to|am going to|
      was going to)* (do|book|get|take|decide|be done|buy|reserve|schedule|try|make|handle|check|call|
      consider|finish|look (at|into))+ (that|it|them|this|one|so|the booking|back|about it)* (a (bit|little)|
      at a)* (later|another (time|day)|some other time|when it|(at|on) my own|myself|next time) (on|time|
      date)?
    (can|could|may) (i|we) just? (think (about|on|over)? (it|this|that)?|sleep on (it|this|that)|mull (it|this|that) over) (first|a bit|a little|for a (bit|while|moment)|overnight)*>
    let me first? (think|check|see|ask|consult|talk|discuss|run (it|this|that) (by|past)|get back to (you|this|it)|sleep|consider|speak|
      confirm with|look) {..5}
    (i|we) ('ll|'d like to|will|need to|have to|want to|must|should|would like to|wanna|gotta|got to|
      am going to)+ first? (think|let you know|get back to (you|this|it)|run (it|this|that) (by|past)|consult|check (with|my)|
      tell you when|come back (later|to (you|this|it))|sleep on|consider|ask (my|him|her|them)|talk (to|
      with) (my|him|her|them)|discuss|wait|decide) {..5}
    hold (on|off) ((on|for|with) {word} a? (second|sec|minute|moment|now)?|for now|a (sec|second|minute|
      moment))?
    <hang (on|about) (a|one|just)* (sec|second|moment|minute|min|bit|tick|mo)? / bear with me? {..2}
    <((just|gimme|give me|need|hold on|be back in|back in) (just|another)?)? (a|an|one|1|two|2|five|5) (sec|
      secs|second|seconds|min|mins|minute|minutes|moment|moments|mo|tick) please?>
    (gimme|give me) (just|like|about|another)* ((an|one|half an|1) (hour|hr)|(a few|a couple of|{n}) (more)? (min|mins|minutes)|(a few|a couple of) (hours|hrs)|a (bit|while|day))
    - (gimme|give me) (just|like|about|another)* (an|one|half an|1|a few|a couple of|{n}|a) (more)? (hour|hr|hours|hrs|min|mins|minutes|bit|while|day) (on|in|at|with|for|of|from|between|tomorrow|today|later|earlier) {word}?
    <brb> / lemme just? (check|think|see|ask|look|run (it|this|that) (by|past)) {..5}
    <(wait|one moment|one sec|just a (moment|minute|sec|second)|give me a (moment|minute|sec|second|while))>
    not ready ((to|for) {word})? yet? / (we|i) (might|may) (circle|come|get) back
    (stick|put) a pin in (it|that) / not so fast / still (thinking|deciding|considering) (about it)?
    need (some|more)? time (to think)? / (it|that|this) can (wait|be done later)
    when it (get|gets) a? (little|bit)? closer / - let me {..4} (person|human|agent|someone|somebody)
    - let me (talk|speak|chat) (directly)? (to|with) (a|an|the|your|some|real|actual|live|any)* {person}`,
};
