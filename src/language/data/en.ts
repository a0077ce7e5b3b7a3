import { cues } from './cues/en.ts';
import type { LanguageData } from './language-data.ts';
import { counted, say, words } from './say.ts';

const GOOD =
  '(ok|okay|fine|good|great|perfect|correct|right|awesome|excellent|nice|true|confirmed|acceptable|ideal|wonderful|' +
  'lovely|cool|brilliant|fantastic|amazing|alright|all right|super|convenient|suitable|best|better|accurate|terrific)';
const VERY =
  '( (all|just|very|really|quite|totally|absolutely|so|perfectly|completely|indeed|pretty|exactly|also|a|an|the|to me|found))*';
const THAT =
  '(that|this|it|those|these|they|which|all|everything|(the|your|that|this) (time|date|day|slot|information|info|appointment|option|one|details?))';
const IS =
  "(s|'s|'re| is| are| was|'ll be| will be|'d be| would be| should be| may be| seems?| sounds?| looks?| feels?)";
const NOT = "(not|n't|doesn't|don't|isn't|won't|wouldn't|can't|cannot|didn't)";
const NOW =
  '((right |just |quite )?(now|yet)|(right )?at (this|the) (very )?(moment|time|present time|present|point)|for (now|the moment)|right (away|at this moment)|just yet|so soon|immediately|currently)';

const RELATIVE =
  '(wife|husband|hubby|partner|girlfriend|boyfriend|fiancee?|spouse|friend|mate|buddy|mother|mom|mum|father|dad|parent|son|daughter|' +
  'child|kid|baby|toddler|brother|sister|grandma|grandpa|grandmother|grandfather|aunt|uncle|cousin|niece|nephew|colleague|coworker|boss)';

export const en: LanguageData = {
  locale: 'en',
  spellings: {
    you: ['u', 'ya'],
    your: ['ur', 'yr'],
    are: ['r'],
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
    with: ['w'],
  },
  numbers: {
    words: counted`zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12
      thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30
      forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90`,
    multipliers: counted`hundred=100 thousand=1000 grand=1000 million=1000000`,
    joints: ['and', 'a'],
  },
  ordinals: {
    words: counted`first=1 former=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 last=-1 latter=-1 final=-1
      penultimate=-2 second-to-last=-2 next-to-last=-2 last-but-one=-2`,
    numeric: say`\d{1,2} ?(st|nd|rd|th)`,
  },
  fillers: say`
    please / pls / plz / sry / um+ / uh+ / er+m* / hm+ / well / so / oh / ah / like / just / then / now then / kindly
    if (possible|you (can|could)) / if (that|it)'s (ok|okay|possible) / maybe / i think / i guess / you know( what)?
    really / actually / the / a / an / and / too / also / for me / to me / with me / would be / will be / is / it
    that / let me see / lets see / sorry / my / dear / sir / madam / mate / there / i want / i'd like / i would like
    i need / in / on / at / for / of / it's / i / to`,
  openers: say`
    ok+ / okay / hi+ / hello / hey / yes / yeah / yep / yup / yh+ / no / nah / thanks / thank you / sorry / wait
    oops / actually / great
    sure / perfect / alright`,
  joints: say`and / but / so / or / because / however / then / though / although`,
  negators: say`
    (?<!why )not( the| on| at| in| with| a)? / (don't|do not) think( that)?( the)?
    (don't|do not|doesn't|does not|never)( really)?( want| need| like| wish)?( to)?( have| do| make| get| go (for|with)|use)?( it| this| that)?( the| on| at| with| a| my)?
    (anything|any|anyone|everything|anybody|all) (but|except|besides|other than)( the| on| with)?
    except( the| for| on)? / rather than( the)? / can't( do| make)?( it)?( the| on| at)? / instead of( the)?
    won't( be able to)?( do| make)?( the| on)? / nor / without( the| a)? / isn't( the)? / neither( the)?`,
  negatorsAfter: say`
    (does|do|will|would|is|are|can)(n't| not) (work|good|ok|suit|possible|an option|available) / won't work / is out
    is no good / is bad`,
  suppositions: say`what if / if (i|we|something|anything|my|it|there) / in case / should (i|we) (need|have)`,
  functionWords: words`
    the a an and or but if of to in on at for with from by about as is are was were be been am do does did have has
    had i you he she it we they me my your his her our their this that these those what which who when where why how
    can could will would should may might not no yes please thanks thank hello hi hey want need like book get go
    make there here some any all one so just then than also too very much more most other another into out up down
    over under again now today tomorrow ok okay good great fine sure maybe later time day week appointment us let
    lets got im ill id dont cant whats thats its sorry well really u ur r pls plz thx nvm np b4 gonna wanna gimme
    lemme hang sec choice`,
  answers: {
    yes: say`
      <(yes+|yea+h*|yeah+|yeh+|yh+|ye+p+|yep+|yup+|ya+|yas+|aye|yess+ir|defo|deffo|sorted|spot on|bingo)
      <(o+k+a*y*|okey|okie|okay+|oki|okey dokey) / <kk?(?= (thx|thanks|ty|then|see|cool|great)|>)
      <(sure( thing)?|surely|certainly|absolutely|definitely|totally|indeed|exactly|precisely|affirmative|naturally|alrighty|sgtm|lgtm)(?! not)
      <(very good|all (correct|right|set|fine|good)|good to go|let's go|as you (say|wish|like)|it's a go|(that|it)'s a (yes|deal|date))
      you('re| are) (absolutely |totally |quite )?(right|correct) / (that|it)'s (doable|feasible|possible)>
      that matches / (i|we)('ll| will) be there
      (i|we) can (make it|do (that|it|this))(?! (later|another|on|at|tomorrow|myself)) / see you (then|there)
      <(please )?(book|make|schedule|confirm|fix|set up|reserve) (the|this|that|my) (appointment|booking|reservation|visit|slot|meeting)>
      <(alright|all right|fine|great|perfect|excellent|super|superb|awesome|cool|lovely|wonderful|brilliant|fantastic|amazing|terrific|splendid|marvellous|marvelous)(?! (for|idea|day|time|but))
      <great> / <(good|nice)(?! (morning|afternoon|evening|night|day|to|and|bye|luck|weekend|idea|question))
      <(correct|right(?! (now|away|at|before|after))|true|confirm(ed)?|agreed|deal|approved|accepted|done deal|roger( that)?|copy that)
      <y> / <ye+> / <(that|this) one(?! (but|instead|is|isn't|or|at|on))( (please|then|thanks))?> / <done> / <np>
      <go on( (then|ok|sure|ahead|let's do it))?( please)?> / <(alright|ok|okay|fine|oh)( ok)? go on( then)?
      <(please (book|reserve|schedule|confirm)|(book|reserve|schedule|confirm) (please|away|now))( (now|then|away|for me))*>
      <(i think |yes |yeah )?(we're|we are|were|all) good( (to go|then|here|now|thanks|thank you|cheers))*>
      <why the hell not
      <(please|pretty please)> / <please and thank you / <please do / of course(?! not) / by all means / for sure
      why not / <all good / no (problem|worries|objections?|issue)s?( (at all|with (that|it|this)))? / you bet
      with pleasure
      my pleasure
      ${THAT}${IS}${VERY}( ${GOOD})+( (one|choice|option|idea|for (me|us)|(by|with|to) (me|us)|then|too))*
      (sounds?|looks?|seems?|found)( (like a )?(plan|good plan)|${VERY} ${GOOD}( (to|for|by|with) (me|us))?)
      <(is|it is|its)( (very|all))? ${GOOD} / <(it|that|those|they) (is|are)> / <(that|it)'s it( exactly)?
      <(i do|i am|it does|it will|i would|we do|we would)>
      (that|this|it|which) works?( (out|better|great|fine|well|perfectly|just|nicely))*( for (me|us))?
      (that|this|it|which|those)('ll| will| would| should|'d| can| could)( (just|definitely|probably))? (work|do|suit|fit)( (out|better|great|fine|well|perfectly|just|nicely))*( for (me|us))?
      <works?( (great|fine|well|perfectly))?( for (me|us))?
      (that|this|it|which) suits (me|us)?( (well|fine|perfectly))?
      (fine|good|ok|okay|great|perfect) (by|with|for) (me|us) / <go (for it|ahead( and)?)
      you (can|may) (go ahead|proceed|make it|book it) / (please )?go ahead( and (confirm|book)( it| that)?)?
      (please |let's |lets |and |you can |you may )(proceed|go (for|with) (it|that|this)) / <proceed
      let's (do|book|go for|go with|make|take|confirm|have) (it|that|this)(?! (on|at|for|in|to) )
      <(book|schedule|reserve|confirm|do|make|take) (it|that|this|them)( one)?( (in|up|all|now|then|for me))?(?! (on|for|at|to|in|instead|a|an|[a-z]+day|tomorrow|[0-9]))
      (please |yes )(book|schedule|reserve|confirm|do|make|take) (it|that|this|them)( one)?(?! (on|for|at|to|in|instead|a|an|[a-z]+day|tomorrow|[0-9]))
      (i|we)('ll|'d| will| would| can| do)? (confirm|accept|agree|approve|love (that|it|to))( (it|that|this|all( of)?( that| it)?))?
      (i|we)('ll| will) (take|have) (it|that|this|that one|this one)
      (i|we)('d| would) (like|love|want) (that|it|this|to do (that|it|so))
      (i|we)('m| am|'re| are) (fine|happy|good|ok|okay|cool|pleased|on board|in) with (it|that|this|everything)
      (that|it)('s| is) (exactly |just )?(what|as|how) (i|we) (want|wanted|need|needed|said|asked|meant)( for)?
      you('ve| have)? (got|have) (it|that|this|all of (it|that|this)|everything)( (all )?right| correct(ly)?)?
      exactly (as|what|like) (i|we) (said|instructed|wanted|asked|want) / permission granted
      (you have my|you've got my|my|the) go.?ahead / count me in / <try (that|it|this)( one)?(?! (on|at|for))
      green light / yes please / i confirm / can't wait / <i (do|am|want to|want that|want it)> / thumbs up
      <(i want|we want|i'd like) (that|it|this)( one)?> / (im|i am|we are|were) in> / 👍 / 👌 / ✅ / ✔ / 🆗 / 💯 / 🙌`,
    no: say`
      <n>
      <(no+|nope|nah+|naw|nay|negative|no no)(?! (one|matter|preference|idea|later|earlier|more than|clue|rush|hurry))
      <(never( mind)?|wrong|incorrect|not? (really|exactly|at all|that one|this one|good|ok|okay|right|correct|interested|needed|necessary|required|for (me|us)|a chance|thanks|thank you|likely|anymore|any more))
      no (thanks|thank you|thx|ty|need( to)?|way|good|deal|go)
      <(no+|nope|nah+),? (that|it|i|we)('s| is|'m| am|'re| are) (ok|okay|fine|good|alright|all right|all|all set|set|everything|it|cool|great)( thanks?)?
      <(i'm|i am) (ok|okay|good|fine|all set|set|all good)( thanks?)?>
      (absolutely|definitely|certainly|of course|afraid|unfortunately|hopefully|probably|surely|hell|god|sorry) (not|no)(?! (right|at the|just))( now)?>
      (please )?(don't|do not)>
      (i'm|i am|we're) (busy|unavailable|away|working|out of town)( (then|that day|at that time|on that day))?
      <no,? i('ve| have)? changed my mind
      (thanks|thank you)( (very|so) much)? but no( thanks)? / but no( thanks| thank you)?>
      (i|we) ((do|did|would|will|really do) not|don't|didn't|wouldn't|won't|can't|cannot|dont)( (really|actually|particularly|even))* (want|need|wish|like|prefer|intend|plan|care|agree|accept|think so|confirm|make it|come|attend|do|require|feel like|love|fancy)( (that|it|this|to))*
      <(i|we) (don't|do not|won't|can't|cannot)( actually)?>
      ${THAT}('s| is| are| was)( (really|just|so|very))? (not|wrong|incorrect|bad|terrible|inconvenient|too (late|early|soon|long|far|expensive|much))( (${GOOD}|what i (want|wanted|said|need|meant|asked for)|going to work|necessary|needed|required|possible|convenient|suitable|for me|it))*
      ${THAT} (isn't|isnt|aren't|wasn't|ain't)( (really|quite|so))? (${GOOD}|what i|going to work|necessary|needed|required|possible|convenient|it|for me)
      ${THAT}( (time|date|day))? (does not|doesn't|doesnt|don't|do not|won't|will not|wont|wouldn't|would not|can't|cannot|didn't)( (really|quite|actually))* (be necessary|work|suit|fit|do|sound|look|seem|help)( (good|right|great|out|well|me|us|for (me|us)))*
      won't be (necessary|needed|required)
      (please )?(don't|do not|dont) (bother|worry( about (it|that))?|book|confirm|reserve|schedule|make|do|proceed|go ahead|buy)( (it|that|this|anything|a|an|the|appointment|reservation|booking|them|so))*
      (i|we)('m| am|'re| are) (not|no longer)( really)? (interested|going|looking|happy|ok|okay|fine|keen|available|free|sure about that|able)( (in|to|with|for|at|then)( (that|it|this|book(ing)?|make|reserve|attend|do))*)?
      (i|we)('d| would) (rather|prefer) not( to)? / (i|we) (have to|must|will have to) (decline|pass|say no|refuse)
      (i'll|i will|i'm gonna|let me) pass / (don't|do not) think so / i (refuse|decline)
      not (for me|what i (want|wanted|asked|need)|interested|going to work|a good) / under no circumstances
      can't (do|make) (it|that|this|then)
      i( have)? (only|just) (wanted|needed|was looking for)( some| the)? (info|information|help|details)( \w+){0,4}
      (was|am) (just|only) (curious|looking|browsing|asking) / just (looking|browsing|curious) / 👎 / ❌ / 🚫 / 🙅`,
    not_yet: say`
      not (${NOW}|today)( either)? / ${NOT}( [^\s,.;!?]+){0,6} ${NOW}
      <no,? ((right |just )?(now|yet)|for (now|the moment)|at (this|the) (moment|time))
      ${NOW} (i |we )?(${NOT}|do not)( \w+){0,4}
      but not( \w+)? ${NOW} / <(no )?(for|right) now>
      (may ?be|perhaps|possibly|probably)( (a (bit|little)|at a|some|in))* (later( on| time| date)?|another (time|day)|other (time|day)|next time|in (the|a) (future|while|bit)|some ?day|sometime)( though)?
      <(some other time|another time|some other day)> / ask me (again )?later / (can|could|may) i let you know
      <later( on)?> / <in a (bit|while|moment|minute)>
      (i|we|you|it|they)('ll|'d)?( (will|can|could|might|may|would|shall|want( you)? to|need( you)? to|am going to|was going to))*( (do|book|get|take|decide|be done|buy|reserve|schedule|try|make|handle|check|call|consider|finish|look (at|into)))+( (that|it|them|this|one|so|the booking|back|about it))*( (a (bit|little)|at a))* (later|another (time|day)|some other time|when it|(at|on) my own|myself|next time)( (on|time|date))?
      let me( first)? (think|check|see|ask|consult|talk|discuss|get back to (you|this|it)|sleep|consider|speak|confirm with|look)( [^\s,.;!?]+){0,5}(?<! person| human| agent| someone| somebody)
      (i|we)('ll|'d like to| will| need to| have to| want to| must| should| would like to| wanna| gotta| got to| am going to)+( first)? (think|let you know|get back to (you|this|it)|consult|check (with|my)|tell you when|come back (later|to (you|this|it))|sleep on|consider|ask (my|him|her|them)|talk (to|with) (my|him|her|them)|discuss|wait|decide)( [^\s,.;!?]+){0,5}
      hold (on|off)( (on|for|with) (\w+)( a)?( (second|sec|minute|moment|now))?| for now| a (sec|second|minute|moment))?
      <hang (on|about)( (a|one|just))*( (sec|second|moment|minute|min|bit|tick|mo))? / bear with( me)?( \w+){0,2}
      <((just|gimme|give me|need|hold on|be back in|back in)( (just|another))? )?(a|an|one|1|two|2|five|5) (secs?|seconds?|mins?|minutes?|moments?|mo|tick)( please)?>
      <brb> / lemme( just)? (check|think|see|ask|look)( [^\s,.;!?]+){0,5}
      <(wait|one moment|one sec|just a (moment|minute|sec|second)|give me a (moment|minute|sec|second|while))>
      not ready( (to|for) \w+)?( yet)? / (we|i) (might|may) (circle|come|get) back / (stick|put) a pin in (it|that)
      not so fast / still (thinking|deciding|considering)( about it)? / need (some |more )?time( to think)?
      (it|that|this) can (wait|be done later) / when it gets? (a )?(little |bit )?closer`,
  },
  choices: {
    ordinal: say`
      (the|your|that|my)? ?{o}( (one|option|choice|slot|time|appointment|flight|pick|of (them|those|these|the two)))*
      (option|number|choice|slot) {o}`,
    number: say`
      (the )?(option|number|choice|nr\.?|slot|#) ?#?{n}( (please|one))? / (no\.|the no)\s?{n} / #{n} / {n}(\)|\.)(?= |$)
      the number {n}( one)? / (the )?{n} ?(st|nd|rd|th) (one|option|choice|slot|time|appointment|flight|trip|pick)`,
    closing: say`please / pls / plz / then / instead / thanks / thank you / thx`,
    named: {
      either: say`
        either( (one|of (them|those|these|the two)|works?|way|would (do|be (fine|good|ok))|will do|is (fine|good|ok|okay|great|alright)|(fine|good|ok)|for me))*
        (any|whichever|whatever)( one| of (them|those|these)| you (like|prefer|want)| is (fine|best|easiest|good|better)| works( best)?( for (you|everyone|u))?| suits( you)?| you (have|got|think( best)?| can do))+
        (i )?don't (mind|care)( which( one)?)?
        (both|all)( (of (them|those)|options|times|dates))* (are|is|work|works)( (\w+))? ?(fine|good|ok|okay|great|for me|well)?
        you (choose|pick|decide)( for me)? / your (choice|call|pick)
        (i'm|i am) (easy|not (fussed|fussy|bothered|picky)) / not (fussed|bothered) / surprise me / no preference`,
      both: say`
        both( (of (them|those|these)|options|please))*(?! (are|is|work|works)) / the two of them
        all of (them|those|these)(?! (are|is|work)) / <all( three| four| two)?> / one and two / 1 and 2`,
      none: say`
        none( (of (them|these|those|the above)|works?|suits?|fits?|for me|is good|are good))*
        neither( (of (them|these|those|the two)|one|works?|suits?))* / not? any of (them|these|those)
        (don't|do not) (like|want|fit|suit)( me)? (any|either)( of (them|these|those))?
        nothing (suits|fits|works|there|i like)( \w+){0,2}
        (those|these|they)( (both|two|times|slots|options|dates))?( (do not|don't|won't|can't|doesn't)) (work|suit|fit|do)( for me| me)?`,
      earlier: say`
        (the )?(earlier|earliest|sooner)( (one|slot|time|option|appointment|of the two|flight))+
        the (earlier|earliest|sooner) / <earlier> / (anything|something|any|one) (earlier|sooner)
        (a (bit|little)|much) (earlier|sooner) / (earlier|sooner) (than|if) / (that's|it's|is|bit) too late
        too late( (in the day|for me))?`,
      later: say`
        (the )?(later|latest)( (one|slot|time|option|appointment|of the two|flight))+ / the (later|latest)
        (anything|something|any|one) later / (a (bit|little)|much) later / later (than|if)
        too (early|soon)( (in the (day|morning)|for me))?`,
      other: say`
        (the )?other (one|option|slot|time|choice|date|day)s? / the other
        (something|anything|someone|somewhere) (else|different)
        (any|some|show( me)?|have|see|what|are there( any)?|got)( any| some| the)? (other|more|different) (options?|times?|slots?|dates?|days?|choices?|appointments?|flights?|trips?)
        another (one|option|slot|time|date|day|choice) / more options / what else / other options`,
      cheaper: say`
        (the )?cheap (one|option|flight|trip|room)s?
        (the )?(cheaper|cheapest|least expensive|less expensive|most affordable|lowest.?price|lower.?price)( (one|option|of (them|the two)))*
        lower price`,
      dearer: say`
        (the )?(more expensive|most expensive|dearer|dearest|priciest|pricier|premium|fanciest|best quality)( (one|option|of (them|the two)))*`,
    },
    beyond: say`anything / something / any / too / (a )?(bit|little) / much`,
  },
  counts: {
    units: {
      people: say`
        {n} (of us|people|persons?|pax|guests?|travell?ers?|passengers?|participants?|seats|tickets?|tix|places?|friends|attendees|in (total|all)|colleagues|visitors|players)
        (we are|we're|we are (actually|now)|we're (actually|now)|we will be|we'll be|there('s| are| will be|'ll be)|party of|group of|family of|table for|team of|total of|make it for|it's) {n}( (of us|people|persons?|pax|guests?))?(?! ?(:|am|pm|o'?clock|days?|weeks?|hours?|nights?|slots?|options?|dollars|euros|bucks))
        for {n}( (of us|people|persons?|pax|guests?))(?! ?(:|am|pm)) / <for {n}> / the {n} of us / us {n}>
        for {n}(?= (from|to) [a-z])
        (can|could|will|would|might|should) (we|there) be {n}(?! ?(:|am|pm|o'?clock|days?|hours?|nights?|minutes?))`,
      adults: say`{n} (adults?|grown.?ups?)`,
      children: say`
        {n} (children|child|kids?|toddlers?|bab(y|ies)|infants?|little ones|sons?|daughters?|boys|girls|teens?|teenagers?)`,
      rooms: say`{n} (bed)?rooms? / {n} (double|single|twin)( rooms?| beds?)`,
      points: say`{n}( (loyalty|reward|bonus))? points? / {n} miles points`,
    },
    fixed: [
      {
        value: 1,
        unit: 'people',
        phrases: say`
        (just|only) (me|myself|one|for me|one person) / (by|for) myself / <myself>
        (i am|i'm|i'll be|it's|travell?ing|going|flying|coming) (alone|solo|on my own)( traveller)? / <(alone|solo)>
        solo (travell?er|trip)
        a? ?single (person|traveller|passenger) / <me> / one (person|traveller|passenger|adult) / myself only`,
      },
      {
        value: 2,
        unit: 'people',
        phrases: say`
        (me|myself|i) and (my|a) (wife|husband|partner|girlfriend|boyfriend|gf|bf|hubby|missus|friend|mother|mom|mum|father|dad|son|daughter|brother|sister|fiancee?|colleague|spouse)(?! and)
        my (wife|husband|partner|girlfriend|boyfriend|gf|bf|hubby|missus|friend|mother|mom|mum|father|dad|son|daughter|brother|sister|fiancee?|colleague|spouse) and (i|me|myself)
        (a|the|us) couple(?! of) / both of us / the two of us
        (with|w|plus) my (wife|husband|partner|girlfriend|boyfriend|gf|bf|hubby|fiancee?|spouse) / a pair of us
        couple of us`,
      },
      {
        value: 3,
        unit: 'people',
        phrases: say`(me|myself|i) and (my|our|the) (parents|grandparents|in.?laws|folks|twins)(?! and) / (my|our) (parents|grandparents|in.?laws|folks|twins) and (i|me|myself) / with (my|our) (parents|grandparents|in.?laws|folks|twins)(?! and) / (with )?my (mum|mom|mother) and (my )?(dad|father)( and (i|me|myself))?`,
      },
    ],
    party: {
      speaker: say`me / myself / i`,
      theirs: say`(with )?(my|our) (other |better |best |good |dear |little |old |whole )?${RELATIVE}(?!s) / with (a|an|one|another) ${RELATIVE}(?!s)`,
      theirsCounted: say`(with )?(my|our|the) {n} (little |small |young |other )?(${RELATIVE}s|children|kids|babies|twins|parents|grandparents)`,
      single: say`(a|an|one|another|the) (little |small )?(child|kid|baby|infant|toddler|adult|teen|teenager|grown.?up|senior)(?!s)`,
      joints: ['and', 'with', 'plus', 'also', 'as well as'],
    },
  },
  money: {
    currencies: [
      { code: 'USD', words: say`(us |american )?dollars? / bucks? / usd` },
      {
        code: 'EUR',
        words: say`
        euros? / eur`,
      },
      { code: 'GBP', words: say`pounds?( sterling)? / quid / gbp` },
      { code: 'KHR', words: say`riels? / khr` },
      { code: 'CNY', words: say`yuan / rmb / cny / renminbi` },
      {
        code: null,
        words: say`
        pesos?`,
      },
    ],
    under: say`
      under / below / less than / up to / no more than / not more than / at most / max(imum)?( of| is)? / within
      cheaper than / not over / limit (is|of)`,
    over: say`
      over / above / more than / at least / min(imum)?( of| is)? / from / starting (at|from) / not less than`,
    about: say`
      about / around / roughly / approx(imately|\.)? / circa / some / like / close to / more or less
      in the (region|neighbourhood) of`,
    between: say`between {a} (and|to|-) {a} / from {a} (to|up to|until) {a} / {a} ?(-|–|to|or) ?{a}`,
    each: say`per person / each / a head / per head / apiece / pp / per pax / p p / a person`,
    budget: say`
      (my |our |the |total )*budget( is| of| would be|:| around| about)*
      (can|could|will|willing to|want to|going to|able to) (spend|pay|afford) / spend / price( range)?( is| of|:)`,
    vague: {
      low: say`
        (not|nothing|isn't|n't)( too| very| so| that)? (expensive|pricey|costly|dear|much)
        (cheap|cheaply|inexpensive|affordable|economical|low.?cost|low.?budget|budget.?friendly|thrifty)
        (tight|small|limited|low|shoestring|little) budget / budget (option|trip|hotel|travel)
        don't have (much|a lot)( of)? money / as (cheap|little|low) as possible / (good|best) (deal|value)
        on a budget / save money`,
      middle: say`
        mid.?range / moderate(ly)?( priced)? / medium( budget| price)? / reasonabl[ey]( priced?)?
        average( price| budget) / not too (cheap|fancy) / middle (range|of the road) / standard price / fair price`,
      high: say`
        lux(ury|urious) / money('s| is)? (no|not an?) (object|issue|problem) / high.?end / premium
        (best|top) of the (best|line) / five.?star / 5.?star / splurge / upscale / deluxe
        price (doesn't matter|is no object|is not important) / (no|unlimited) (limit|budget limit|budget)
        spare no expense / first class experience / whatever it (costs|takes)
        no matter (the|what( the)?) (cost|price)`,
    },
  },
  names: {
    introductions: say`
      my (full |first )?name('s| is|:)? / (the )?name( is|:|'s)
      (it's|book it|put it|make it|booking|reserve it|reservation)( is)? (under|in the name of|for the name)( the name( of)?)?
      (under|in) the name( of)? / (you can )?call me / i('m| am) called / they call me / people call me
      this is (dr|mr|mrs|ms)\.? / signed / name is`,
    weak: say`
      (it's |is |in |under )?(for )?my (mum|mom|mother|dad|father|wife|husband|partner|daughter|son|kid|child|sister|brother|friend|boss|girlfriend|boyfriend|grandma|grandad|nan|flatmate|colleague)('s name| who is called| called)?
      i('m| am) / (this|it|that)('s| is| would be) / under / (it )?would be`,
  },
  roles: {
    from: {
      before: say`
      from( the)?( city| airport)?( of)?
      (fly|flying|flies|flight|flights|depart|departing|departs|leave|leaving|get|getting|taking off|take off|head|heading|go|going|coming|out)( \w+){0,2} (out of|from)( the)?
      (leaving|departing|leave|depart)( (city|out of|at|in|on \w+ \w+))?
      (origin|departure)( city| airport| place)?( is|:| should be| will be| to| as| would be|,)*
      (city|place|point|airport) of (departure|origin)( is|:| will be| would be)*
      (start|starting|begin|beginning|originating|originate)( (in|at|from|out of|my (trip|travel|journey) (in|at|from)))+
      (based|live|living|am|i'm) (in|at) / (catch|board|boarding)( (the|a|my))?( (flight|plane))? (in|at|from)
      (i'm|i am|we're|we are) in / ex`,
      after: say`
        as (the |my )?(origin|departure|starting point)
        (is|will be|as) (my |the )?(origin|departure|starting point)( city)?`,
    },
    to: {
      before: say`
      to( the)?( city)?( of)? / (into|towards?)
      (heading|headed|bound|leaving|leave|heading out|depart|departing|flying|fly|flights?|tickets?|trip)( for| to| into)
      (heading|headed|visit|visiting|reach|reaching)( (to|for|over to|in|at))?
      (destination|arrival)( city| airport| place)?( is|:| should be| will be| to| as| would be|,)*
      (arriv(e|ing)|land(ing)?)( (in|at|to)) / (city|place) of (arrival|destination)( is|:)*
      (get|go|going|travel|travell?ing|fly|flying|goes)( (over|down|up|out|back))? (to|into) / see / explore`,
      after: say`
        as (the |my )?(destination|arrival) / bound / (is|will be|as) (my |the )?destination( city)?`,
    },
    between: say`to / -+>? / – / → / into`,
    hedges: say`like / maybe / perhaps / say / um+ / uh+ / probably / possibly / sorry / erm*`,
  },
  languages: {
    names: {
      en: say`english`,
      es: say`spanish / espanol`,
      fr: say`french / francais`,
      zh: say`
      chinese / mandarin`,
      km: say`khmer / cambodian`,
    },
    others: say`
      german / deutsch / italian / italiano / portuguese / portugues / russian / arabic / japanese / korean
      vietnamese / thai / dutch / hindi / polish / turkish / catalan / ukrainian`,
    wishes: say`
      (can|could|do|may|shall) (you|we|i)( \w+){0,2} (speak|talk|use|switch to|continue in|write|write in|reply in|answer in|go on in)( in)? {l}
      (speak|talk|write|answer|reply|respond|continue|chat|text)( to me| with me)?( in)? {l}
      (in|into) {l}( (please|instead))? / {l} (please|pls|language|instead)
      (switch|change)( (the )?language| it| this)?( to)? {l} / (prefer|rather( have| speak)?|want) {l} / <{l}>
      don't (speak|understand) {l}(?!.)`,
  },
  cues,
};
