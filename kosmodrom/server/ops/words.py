"""The twelve words of a passport: drawn here, and read again however somebody types them."""

import re
import secrets

from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.secrets import hash_secret

COUNT = 12  # nine bits each: 108
TELLING = 4  # letters by which every word is known

# Short, plain, things to picture; no two differ by one letter only, none shares four first ones.
_WORDS = """
acorn airship album alley almond amber amigo anchor ankle antler apple apron arrow artist aspen
attic autumn avocado awning axle badger bagel bakery balloon bamboo banjo barley barrel basket
beacon beaver beetle bell bench berry bicycle birch biscuit bison blanket blossom blue boat
bonfire bonnet bottle boulder bowl bracelet branch brass bread brick bridge broom brush bubble
bucket bunny bus butter cabin cactus camel candle canoe canyon caramel carrot castle cedar cello
chalk cherry chess chimney cinema cinnamon circus clarinet cliff cloud clover coach cobalt cobweb
cocoa coffee collar comet compass cookie copper coral cornet cotton cradle cricket crown crystal
cuckoo cupboard curtain cushion daisy dancer dawn deer dentist desert desk diamond diary dinner
doctor dolphin domino donkey door dragon drawer dream drum duck dune dynamo eagle early earth
easel echo eight elbow elder emerald engine evening eyebrow fable falcon farmer feast feather
fennel fern fiddle field finch finger fireman five flag flame flask flint flute forest fork fossil
freckle frog frost fudge galaxy garden garlic gate gazelle geyser giant giraffe glacier glass
globe gnome goblet gold gondola goose gorilla grape gravel green grocer guitar gumdrop hammer
hamster harmony harp harvest hatch hawk hazel helmet heron hill hinge hippo hobby holly honey hood
horn horse hotel hummus husky ibis icicle igloo indigo iron island ivory jacket jaguar jasmine
jelly jewel jigsaw journal juggler juice jumper jungle juniper kayak kelp kettle kingdom kiosk
kitchen kite kitten kiwi knot koala lace ladder lagoon lamp lantern lark laundry lemon lentil
leopard letter library lilac lily lime linen lion lizard llama lobster lotus lullaby lumber lunch
machine magnet magpie mango maple marble mask meadow medal melon meteor mint mirror moon morning
mosaic moss mouse mouth muffin mule museum music mustard myrtle napkin nebula nectar needle nest
nine noodle north nougat nugget nursery nutmeg nylon oasis oatmeal oboe ocean octopus olive omelet
onion opal opera orange orbit orchid osprey ostrich otter oven oyster paddle page paint palace
palm pancake panda pantry paper parade parcel parsley pasta patio peach peanut pearl pebble
pelican pencil penguin pepper petal piano pickle picnic pier pigeon pillow pilot pirate pixel
pizza planet plum pocket poem pony poppy porch potato pottery prairie prism pumpkin puppet puzzle
quarry quiet quince rabbit raccoon radar radish raft railway rain raisin rake ranger razor rhubarb
ribbon rice ripple river robin roof rooster rose rowboat ruby rudder ruler saffron salad salmon
sandal saturn sauce sausage scarf school scooter seal sesame seven shadow shell shirt shovel
shuttle signal silver skate sketch slipper snail sneaker snow soap sock sofa sparrow spider
spinach sponge spoon spring spruce stable stamp star station stone stork straw street sugar summer
sunrise swan sweater swift swing syrup tadpole tailor taxi teapot tennis tent terrace thimble
thistle thread thunder ticket tiger timber tinsel toast tomato topaz toucan tower tractor trail
tree trolley trophy trumpet tugboat tulip tunnel turnip turtle twelve unicorn vanilla vase velvet
venus village vinegar violet volcano voyage wafer waffle wagon wagtail waiter walnut walrus waltz
wave whale wheat wheel window winter wolf wombat wool wrist yacht yarn yellow yoghurt zebra zenith
zigzag zipper
"""
WORDS = tuple(_WORDS.split())
_BY_LETTERS = {word[:TELLING]: word for word in WORDS}


def new_words() -> tuple[str, ...]:
    return tuple(secrets.choice(WORDS) for _ in range(COUNT))


def hash_words(words: tuple[str, ...]) -> str:
    """What the store keeps of them: they are drawn and many, so one hash is enough."""
    return hash_secret(" ".join(words))


def read_words(text: str) -> tuple[str, ...]:
    """The words that somebody typed, said or copied: their first letters are enough."""
    typed = re.findall(r"[^\W\d_]+", text.lower())
    if len(typed) != COUNT:
        raise Refusal("not-twelve", count=len(typed))
    return tuple(_word(one) for one in typed)


def _word(typed: str) -> str:
    known = _BY_LETTERS.get(typed[:TELLING])
    if known is not None:
        return known
    fitting = [word for word in WORDS if word.startswith(typed)]
    if len(fitting) != 1:
        raise Refusal("no-word", word=typed[:20])
    return fitting[0]
