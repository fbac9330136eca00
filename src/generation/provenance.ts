/** What a file may say of how its picture came about. */
export interface Origin {
  /** By a network that was trained on pictures; otherwise by rules that people wrote. */
  readonly trained: boolean;
  /** Made out of a photo that the caller gave. */
  readonly fromPhoto: boolean;
}

/** What a file carries of its origin, as XMP; undefined: nothing. */
export type Provenance = (origin: Origin) => string | undefined;

/** Every picture says that a machine made it, in the words of the IPTC, unless that is switched off. */
export function createProvenance(kind: 'xmp' | 'none'): Provenance {
  return kind === 'none' ? () => undefined : (origin) => packet(digitalSourceType(origin));
}

/** The terms of https://cv.iptc.org/newscodes/digitalsourcetype/. */
function digitalSourceType({ trained, fromPhoto }: Origin): string {
  if (fromPhoto) return trained ? 'compositeWithTrainedAlgorithmicMedia' : 'compositeSynthetic';
  return trained ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
}

/** Nothing of the request is in it, and no time: the same picture stays the same file. */
function packet(sourceType: string): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Easel"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}"/>`,
    '</rdf:RDF></x:xmpmeta>',
  ].join('');
}
