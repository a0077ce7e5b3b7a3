import { say } from '../say.ts';
import type { Questions } from './questions.ts';

export const en: Questions = {
  asks: {
    'opening-hours': say`
      (are|r|is|will|do|did) {house} (guys)? (still|be|all)* (open|opened|closed|shut|close|working) / {house} (are|r|will|'re|'ll)? (still|be)* (open|closed) (today|tomorrow|tonight|now|on|this|next|at|over|during)? / (you are|youre|you're|you will be|you'll be) (open|closed)
      (when|what time|until when|till when|until what time|till what time|how late|how early|what days|which days|what hours) (do|does|are|r|is|will) {house} (guys)? (be)? (open|close|shut|lock up|work|in|there|closing|opening|till|until|open till|open until)
      (opening|business|working) (hours|times) / (what|what's|whats|what are) (are)? (your|the) hours / (do|are) {house} (guys)? (work|working) (on|at|over|weekends|weekend|saturdays|saturday|sundays|sunday|evenings|nights|bank holidays)
      (until when|till when|until what time|till what time|how late)>
      (what|what's|whats|what are)? (are|r)? (your|ur) (hrs|opening times|times) / how early (do|does) {house} (start|open|begin)`,
    address: say`
      where (exactly|about|abouts|precisely)? (are|r|is|'s) {house} (located|based|situated|exactly|at)? / whereabouts (are|r|is) {house} (located|based|situated|exactly|at)?
      (where's|wheres) {house} / {house} (are|r|is)? (located|based|situated) where
      (what's|whats|what is|send me|text me|give me|need|have|get) (your|the) (full|exact|street)? (address|postcode|post code|zip code|zip|location)
      how (do|can|would) (i|we) (get|come) to {house}
      (which|what) (street|road|area|part of town|neighbourhood|neighborhood|district) (are|r|is) {house} (on|in)? / (drop|send|share|text) (me|us)? (a|the|your) (pin|location|directions) / (are|r|is) {house} (anywhere)? (near|close to|far from|opposite) / how far (are|r|is) {house}`,
    parking: say`
      (can|could|may) (i|we|you|u) (park|leave (a|the|my|our) car)
      (is there|are there|got|have you got|do you have|you have|you got) (a|any|some)? (free)? (parking|car park|carpark|parking lot|parking spaces|parking space|space for (a|my|our|the) car)
      (anywhere|somewhere|any place|a place) (near|nearby|close|close by)? (i|we)? (can|could)? to? (park|leave (a|the|my|our) car)
      where (can|do|could|should) (i|we|people) (park|leave (a|the|my|our) car)`,
    payment: say`
      how (do|can|should|would) (i|we) pay (you)?
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
  },
  subjects: {
    parking: say`park / parking / car park / car / drive / driving`,
    payment: say`pay / payment / paying / {means}`,
    access: say`wheelchair / crutches / stairs / steps / lift / elevator / ramp / walking frame / mobility scooter / disabled`,
    pets: say`{pet}`,
    children: say`kid / kids / child / children / baby / babies / toddler / year old / months old`,
    wifi: say`wifi / wi-fi / internet`,
  },
};
