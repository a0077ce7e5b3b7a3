import { say } from '../say.ts';
import type { Questions } from './questions.ts';

export const en: Questions = {
  address: say`
    where (exactly|about|abouts|precisely)? (are|r|is|'s) {house} (located|based|situated|exactly|at)? / whereabouts (are|r|is) {house} (located|based|situated|exactly|at)?
    (where's|wheres) {house} / {house} (are|r|is)? (located|based|situated) where
    (what's|whats|what is|send me|text me|give me|need|have|get) (your|the) (full|exact|street)? (address|postcode|post code|zip code|zip|location)
    how (do|can|would) (i|we) (get|come) to {house}`,
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
};
