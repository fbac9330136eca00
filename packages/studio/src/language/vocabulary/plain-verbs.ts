/** Verbs that end a list of things and name nothing: "the fork and the plate clink". */
export const plainVerbs: ReadonlySet<string> = new Set(
  (
    'clink drift glide mix click complete secure roll float provide await lie creak fall pass decorate hang stir bounce ' +
    'shift hit add work arrange sleep complement simmer shine adorn reflect tighten illuminate rest unlock reveal ' +
    'remove drip write correct tick protect open close roam hold sway shimmer sparkle glisten gleam twinkle flutter ' +
    'flow rustle bloom grow stand sit wait match contrast blend lean spin whirl melt glow flicker crumble sizzle pour ' +
    'spill collide compete coexist harmonize clash jingle rattle squeak crackle flap lounge stretch rise soar hover ' +
    'glitter gather huddle mingle unite stack support carry display create offer bring serve surround accompany ' +
    'enhance highlight adjust balance attach fasten connect transport store fit keep contain'
  ).split(' '),
);

/** Those that would name something too, which nobody means after another noun: the keep of a castle. */
export const surelyVerbs: ReadonlySet<string> = new Set('keep hold support rattle cook clean'.split(' '));

/** Third persons that are also plurals of things: after one noun they say what it does. */
export const verbsLikePlurals: ReadonlySet<string> = new Set(
  'slides rolls rings swings covers frames houses stamps clips locks brushes dips races stands drops tops lights whistles scribbles rests'.split(
    ' ',
  ),
);
