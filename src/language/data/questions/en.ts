import { say } from '../say.ts';
import type { Questions } from './questions.ts';

export const en: Questions = {
  asks: {
    'opening-hours': say`
      (are|r|is|will|do|did) {house} (guys)? (still|be|all)* (open|opened|closed|shut|close|working) / {house} (are|r|will|'re|'ll)? (still|be)* (open|closed) (today|tomorrow|tonight|now|on|this|next|at|over|during)? / (you are|youre|you're|you will be|you'll be) (open|closed)
      (when|what time|until when|till when|until what time|till what time|how late|how early|what days|which days|what hours) (do|does|are|r|is|will) {house} (guys)? (be)? (open|close|shut|lock up|work|in|there|closing|opening|till|until|open till|open until)
      (opening|business|working) (hours|times) / (what|what's|whats|what are) (are)? (your|the) hours / (do|are) {house} (guys)? (work|working) (on|at|over|weekends|weekend|saturdays|saturday|sundays|sunday|evenings|nights|bank holidays)
      (until when|till when|until what time|till what time|how late)>
      (what|what's|whats|what are)? (are|r)? (your|ur) (hrs|opening times|times) / how early (do|does) {house} (start|open|begin)
      (are|r|is|will) (you|u|they|anyone|anybody|someone|somebody) (guys|lot)? (be)? (there|in|around|about|at the desk|on the desk) (at|over|during|for|on|in)? (the)? (lunch|lunchtime|lunch time|midday|noon|evenings|weekends|saturdays|sundays|bank holidays)`,
    address: say`
      where (exactly|about|abouts|precisely)? (are|r|is|'s) {house} (located|based|situated|exactly|at)? / whereabouts (are|r|is) {house} (located|based|situated|exactly|at)?
      (where's|wheres) {house} / {house} (are|r|is)? (located|based|situated) where
      (what's|whats|what is|send me|text me|give me|need|have|get) (your|the) (full|exact|street)? (address|postcode|post code|zip code|zip|location)
      how (do|can|would) (i|we) (get|come) to {house}
      (which|what) (street|road|area|part of town|neighbourhood|neighborhood|district) (are|r|is) {house} (on|in)? / (drop|send|share|text) (me|us)? (a|the|your) (pin|location|directions) / (are|r|is) {house} (anywhere)? (near|close to|far from|opposite) / how far (are|r|is) {house}
      where (do|should|must|will|am) (i|we) (need to|have to|supposed to|meant to|got to)? (go|come) (to)? ((when|once) (i|we) (get there|arrive|come|am there)|on the day|for (it|this|that))?>`,
    parking: say`
      (can|could|may) (i|we|you|u) (park|leave (a|the|my|our) car)
      (is there|are there|got|have you got|do you have|you have|you got) (a|any|some)? (free)? (parking|car park|carpark|parking lot|parking spaces|parking space|space for (a|my|our|the) car)
      (anywhere|somewhere|any place|a place) (near|nearby|close|close by)? (i|we)? (can|could)? to? (park|leave (a|the|my|our) car)
      where (can|do|could|should) (i|we|people) (park|leave (a|the|my|our) car)`,
    payment: say`
      how (do|can|should|would) (i|we) pay (you)? / (do|can|must|should) (i|we) (have to|need to)? pay (on the day|there|on arrival|when i (get there|arrive|come)|afterwards|online|up front|upfront|in advance|beforehand) / (when|where) (do|should|must) (i|we) (have to|need to)? pay / (just|only)? {means} only {?} / only {means} {?}
      (do|can|will) (you|u) (take|accept) (a|any|my)? {means} / (can|could|may) (i|we) (pay|use) (by|with|in|a|my)* {means}
      is {means} (ok|okay|fine|accepted|possible|alright|good) / {means} (accepted|possible)`,
    access: say`
      (wheelchair|disabled|step-free|step free) (access|accessible|friendly) / accessible (for|to|by|in) (a|people in a)? (wheelchair|wheelchairs)
      (is there|are there|got|have you got|do you have|you have) (a|any)? (lift|elevator|ramp|stairs|steps|disabled toilet)
      (get in|enter|come|come in|manage) (with|in) (a|my|his|her) wheelchair`,
    pets: say`
      (can|could|may) (i|we) (bring|come with|take) (a|my|our|the) {pet} / (are|is|r) {pet} (allowed|ok|okay|welcome|accepted|permitted|fine)
      (do|would) (you|u) (allow|accept|take) {pet} / (dog|pet) friendly`,
    children: say`
      (can|could|may) (i|we) (bring|come with) (a|my|our|the) (baby|toddler|newborn|little one|little ones|kid|kids|child|children|son|daughter)
      (do|would) (you|u) (see|treat|do|serve|cut) (kids|children|babies|toddlers) / (are|r) (kids|children|babies) (allowed|ok|okay|welcome)
      (kid|child|family) friendly`,
    wifi: say`
      (is there|got|have you got|do you have|you have|you got|any) (a|any|good|free|some)* (wifi|wi-fi|internet|wlan)
      (what's|whats|what is) (your|the) (wifi|wi-fi|internet) (code|password|pass)? / how (good|fast) is (your|the) (wifi|wi-fi|internet|connection)`,
    prices: say`
      how much (is|are|r|was|were|'s|for|the|4|per (hour|head|person|day|night)|per|an hour|a (day|night|head|person)|in total|altogether|all in|each|to (pay|get|have|do)) / how much (u|you|they) (charge|charging|ask)
      how much (would|will|does|do|did|might) {..4} (be|cost|costs|come to|pay|owe|charge|run|set) / how much (it|its|it's|that|that's|they) (cost|costs|be|gonna be|going to be|is|would be)? / how much>
      (what|what's|whats) (do|does|would|will|did|'s|is)? {..4} (cost|costs|charge|owe) / what {..3} (gonna|going to) cost / (does|would|will|do) (it|that|this|they|everything) all? come to / set (me|us) back
      (what|what's|whats) (is|are|was|were)? (the|your|ur)? (entry|entrance|booking|standard|extra)? (price|prices|cost|costs|fee|fees|rate|rates|charge|charges|damage|tariff) / <(the|your|ur)? (prices|price list|fees|rates)> / price list / <the? (price|prices|cost|costs) (of|for)
      (price|cost) (per|each|a) (person|head|hour|night|day)? / (hourly|daily) rate / (is|are) there (a|an|any)? {..1} (fee|fees|charge|charges|cost|costs) / (and|or|plus) (the|your) (price|prices|cost|costs)> / (tell|give|send) (me|us) (the|your) (price|prices|cost|costs) / (does|do|will|would) (it|that|this|they) cost (anything|much|a lot|extra)
      (is|are|do|does|will|would) (it|they|you|u) (charge|cost|be)? (more|extra|dearer|less|cheaper|the same price|the same) (for|if|with) {..6} / (is|are) (it|they|that) (all)? the same price
      (is|are|was|would|will) (it|that|this|the {word}) be? free (of charge|for|({kid}|{relative}|him|her|them|me|us|children|nhs|patients)|(the|my|our|a|under|over) {word})*>
      - how much (is|are) (left|included|there)`,
    phone: say`
      (your|ur|their) (phone|telephone|contact|mobile|direct)? (number|phone|telephone|tel|contact details|email|e-mail)
      (what|what's|whats) (is)? the (phone|telephone|contact)? number / the (phone|telephone|contact) number {?} / the contact number / (a|the)? number (i|we)? (can|could|to) (call|ring|phone|reach|text)
      how (can|do|could|would) (i|we) (reach|contact|call|ring|phone|get hold of|get in touch with|get through to) {house} / (do you have|have you got|got|you got|you have|is there) a (phone|contact|telephone)? number`,
    reminders: say`
      (send|sends|get|receive|have) (me|us|people|you|a|any|some|out|text)* (reminder|reminders) / (will|do|would|can|could) you (also)? remind (me|us)? (before|beforehand|nearer|the day before|the night before|people|customers|patients) / (will|do|would|can|could) you (also)? remind (me|us)>
      (will|do|would|can|could) you (text|message|email|ping|contact|ring|call) (me|us|people|customers|patients)? (a bit|a day|shortly|right)? (before|beforehand|the day before|the night before|nearer the time|to remind (me|us|people)) / (will|do|would|can|could) (i|we) (get|receive|have) (a|an|any|some) (text|message|email|sms|notification|call|confirmation text) {..2} (before|beforehand|the day before|the night before|nearer the time) / text (me|us) to remind (me|us) / remind (me|us) (the day before|beforehand|before)`,
    duration: say`
      how (long|much time|many (minutes|mins|hours)) (does|do|will|would|is|are|should|shall|'s)? {..4} (take|takes|last|lasts|be (there|in|in there)|allow|need to allow|set aside|in the chair) / how long (is|are|'s|will) (it|the|a|an|that|this|my) (appointment|visit|session|treatment|check-up|checkup|cut|haircut|flight|be)?
      - how (long|longs|long's) (is|'s)? the (wait|waiting time|waiting list|queue)
      (does|will|would) (it|that|this) take (long|ages|all day|a while) / is it (quick|a long (one|appointment|visit))`,
    staff: say`
      who (is|'s|will|would|'ll|gonna|going to|be)+ (i|we)? (be)? (doing|do|seeing|see|treating|treat|cutting|cut|looking after|serving) / who (does|do|will do|is doing) (it|the|my|your|them) / who (will|would|do|am|are) (i|we) (see|seeing|get|have|be seeing) / who (will|'ll|would|is|'s|gonna|going to|be)+ (see|seeing|treat|treating|look after|looking after) (me|us|him|her|them|my {word})`,
    late: say`
      (what if|what happens if|what happens when|happens if|problem if|matter if|ok if|okay if|fine if|alright if|bad if|wait if|mind if|if) (i|we|i'm|im|we're|i am|we are|someone|someone's|someones|somebody|one of us|my {word}|the {word}) (am|are|is|be|run|get|gets|arrive|come|turn up|'s|'m|'re|was|were)* {..3} (late|delayed|behind|held up)
      (ok|okay|fine|a problem|alright|bad) to (be|arrive|come|turn up) {..3} late / (can|could|may) (i|we) (be|come|arrive|turn up|get there) {..3} late / how late (can|may|could) (i|we) (be|come|arrive|turn up)
      (do|will|would|can) you (wait|hold it|hold (my|the|our) {word}|keep (my|the|our) {word}) {..2} (for (me|us|people|someone|latecomers)|if) / how long (do|will|would) you (wait|hold) / (will|would|does|do|can) (the|our|your|a)? (driver|guide|bus|car|stylist|dentist|doctor|they|someone|somebody|you) (still)? (wait|hang around|wait around|hold on) (for|if|when|around|>) / (will|would|can) (the|our|your|a)? (driver|guide|bus|car|stylist|dentist|doctor|they|someone|somebody|you) still (see|take) (me|us)`,
    'what-to-bring': say`
      what {..2} (should|do|must|shall|can) (i|we) (need to|have to|got to|need|want to)? (bring|pack|take with|carry|wear|take along) / what to (bring|pack|wear|take with) / (anything|something|things|stuff|what) (i|we) (should|need to|have to|must|need|ought to) (bring|pack|take|prepare|have with|know before)
      (do|should|must|shall|will) (i|we) (need to|have to|need|want to)? (bring|pack|carry) (anything|something|any|some|a|an|my|our|stuff|papers|documents|id|the) / (do|should|must|shall) (i|we) (need|have|bring) (anything|something|any {word}|my {word} {..1}|some {word}|the {word}) (with (me|us)|on (me|us)|on the day|beforehand)
      (need|have) to (bring|prepare) (anything|something)`,
    discounts: say`
      (any|do you (do|have|offer|give)|is there|are there|have you got|got|can (i|we) (get|have)|could (i|we) (get|have)) (a|an|any|some|special|student|group|family|senior|local|loyalty|good|kind of|sort of)* (discount|discounts|deal|deals|special offer|special offers|offers|promo|promos|promotion|promotions|concession|concessions|voucher|vouchers|coupon|coupons|money off|reduction|reductions|percent off)
      (student|students|senior|seniors|nhs|military|group|family|pensioner|pensioners|loyalty|first time|teacher) (discount|discounts|rate|rates|deal|concession|offer) / money off (for|if|when) / (a|any|get) better (price|deal|rate) / (is it|does it get|do you do it|do i get it|do we get it) (any|a bit|much)? cheaper (for|if|with|when) (students|groups|seniors|pensioners|two|several|more|i|we)`,
    'child-prices': say`
      (do|does|would|will|must) (the|my|our|a|an)? {kid} (have to|need to|also|still|all)* (pay|cost|count as|go free|fly free|travel free|get in free|get a discount|need a (ticket|seat)|need (his|her|their) own (ticket|seat))
      (is|are|was) (it|they|there|that)* (any|a bit|much|also)* (cheaper|less|free|half price|full price|discounted|reduced|a reduction|a discount) for (the|my|our|a|an)* {kid} / (is|are) (the|my|our|a|an)* {kid} (cheaper|free|half price|full price|discounted|reduced)
      (do|does) (we|i|you) (have to)? (pay|charge) (the same|full price|full|less|extra|half|half price) (for|as) (the|my|our|a|an)* {kid} / {kid} (half price|full price|for free|go free) / (child|children|children's|childrens|kid|kids|kid's|infant|baby) (price|prices|fare|fares|rate|rates|discount|discounts|ticket|tickets|reduction)`,
    terms: say`
      how much notice / what notice (do|does|is) / (how (far|long|late|soon|early|many days|much time)|when|until when|up to when) (in advance|before|ahead|beforehand)? (do|can|should|must|would|may|shall) (i|we) (have to|need to|still|got to)* (tell you|let you know|say|cancel|call it off|notify you|back out|pull out|give notice)
      (how much|what)? (do|will|would|can|could|might|may|am|are) (i|we) (still|then|even|also|ever)* (get|have|claim|receive|gonna get|entitled to|due) (a|my|our|the|any|all|full|partial|of|some|it|everything|every penny|that|half|this|money|cash|deposit)* (refund|back|reimbursed|refunded)
      (do|will|would|can|could) you (guys)? (still|ever|also|then)* (do|give|offer|issue|make) (a|any|my|our|the|me|us|full|people)* (refund|refunds|money back|deposit back) / (do|will|would) you (guys)? (still|ever|also|then)* (refund|reimburse|return (my|our|the) (money|deposit))
      (is|are|was|were) (it|this|that|they|the|my|our|these|your) {..2} (fully|non|not|all|partly|even|still|un)* (refundable|nonrefundable|unrefundable|refunded) / (non refundable|nonrefundable|refundable) {?}
      (do|will|would|could) (i|we) (still|then|also|just)* (lose|forfeit) (my|our|the|all|any|it)* (money|deposit|everything|payment|anything|fare|it|all) / (do|will|would) (i|we) still (be|get|have to|need to|gotta)* (charged|billed|pay) / (charged|charge|fee|fees|penalty|pay|pay anything|fine) (if|for) (i|we|cancelling|canceling|missing|not|a)* (cancel|cancelling|canceling|can't|cant|don't|dont|missed|no show|miss|coming|turning|showing|late)
      (cancellation|cancelation|refund|refunds|no-show|no show) (policy|policies|terms|fee|fees|charge|charges|conditions|rules|period|deadline) / - (when|where|how long|did) {..5} (refund|back)`,
  },
  subjects: {
    parking: say`park / parking / car park / car / drive / driving`,
    payment: say`pay / payment / paying / {means}`,
    access: say`wheelchair / crutches / stairs / steps / lift / elevator / ramp / walking frame / mobility scooter / disabled`,
    pets: say`{pet}`,
    children: say`kid / kids / child / children / baby / babies / toddler / year old / months old`,
    wifi: say`wifi / wi-fi / internet`,
    prices: say`price / prices / cost / costs / expensive / pricey / fees`,
    reminders: say`reminder / reminders`,
    discounts: say`discount / discounts / promo / promo code / voucher / coupon / concession`,
    terms: say`refund / refunds / refundable / refunded / money back / cancellation / - (my|our|the) (refund|money back|cancellation)`,
  },
};
