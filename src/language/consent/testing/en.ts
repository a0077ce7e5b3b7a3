import { say, words } from '../../data/say.ts';
import type { Yeses } from './yeses.ts';

export const en: Yeses = {
  locale: 'en',
  assents: say`
    yes / yeah / yep / sure / of course / absolutely / definitely / ok / okay / great / perfect / brilliant / sounds good
    that works / that works for me / that's perfect / that's fine / looks good / works for me / go ahead / book it
    please book it / yes book it / i confirm / confirm it / that's correct / correct / agreed / let's do it / i'll take it
    that suits me / all good / yes that's right / fine by me / i agree / do it / yes go ahead / wonderful / excellent
    can you book it / could you book it for me / sounds great to me / happy with that / exactly / certainly`,
  courtesies: say`
    please / thanks / thank you / thank you so much / many thanks / cheers / thanks for your help / hi / hello
    good morning / sorry for the delay / thanks a lot / much appreciated`,
  restatements: say`friday / friday at half past nine / at half past nine / with emma / half nine / emma / friday with emma`,
  strangers: words`
    umbrella piano volcano carpet dinosaur purple bicycle pharmacy elephant ladder kitchen guitar pumpkin river blanket
    candle dragon engine feather garden hammer island jacket kettle lemon mirror needle onion pencil quilt ribbon saddle
    tunnel uncle velvet window yogurt zebra anchor basket camera desert eagle forest glove harbor icicle jungle ketchup
    lantern marble napkin oyster parrot quarry rocket spider tractor urchin violin walnut xylophone yacht zipper acorn
    barrel cactus donkey ember falcon goblin helmet iguana jigsaw kennel lobster magnet noodle otter pebble quiver rabbit
    shovel turtle unicorn vulture whistle axe balloon cabbage diamond envelope fountain giraffe horizon insect jewel
    kangaroo lizard mushroom nostril octopus penguin raccoon scissors thunder underwear vampire waterfall crocodile
    apricot bulldozer chimney dolphin escalator flamingo gorilla hedgehog igloo jellyfish kiwi leopard mosquito nectarine
    orchid pineapple radish sandwich toaster ukulele vacuum walrus asphalt biscuit cathedral dungeon eclipse fireplace
    galaxy hurricane iceberg jaguar keyboard lighthouse meadow nightmare orchestra peacock quicksand rainbow skeleton
    tornado universe village wizard alligator bandage coconut dynamite eyebrow firework grapefruit hamster invoice juggler
    koala lipstick mattress notebook ostrich porcupine raspberry strawberry trampoline umpire vinegar wheelbarrow almond
    blizzard cucumber dentures emerald fossil gravel hydrant ivory jasmine kitten lollipop moustache nugget oatmeal pillow
    raven sausage telescope ulcer vaccine warrior avocado bamboo caramel denim eggplant fungus garlic honeycomb incense
    jogger karaoke lavender mango neon olive paprika quartz rhubarb saffron tomato utensil vanilla wasabi yarn apron
    brother tennis football painting election mortgage surgery wedding funeral divorce passport luggage taxi airport
    manicure massage highlights whitening braces crown filling extraction projector catering breakfast lunch champagne
    cheaper bigger smaller louder faster slower heavier colder warmer darker upstairs outside underground abroad nearby
    driving swimming cooking dancing singing fishing hiking painting reading shopping sleeping working crying laughing
    husband wife boss lawyer plumber neighbour thursday monday saturday tuesday january august evening midnight noon
    tomorrow yesterday maybe never later unless without cancel refund dog cat horse snake spoon fork plate bottle`,
};
