const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a drawing may consist of: markup that only draws and moves. Anything else never reaches a page. */
export const safeElements: ReadonlySet<string> = words(`
  g path circle rect ellipse line polyline polygon defs use symbol clipPath mask pattern marker linearGradient
  radialGradient stop filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge
  feMergeNode feMorphology feOffset animate animateTransform animateMotion set
`);

/** Properties that work as attributes and inside `style`. */
export const safeProperties: ReadonlySet<string> = words(`
  fill fill-opacity fill-rule clip-rule color opacity display visibility overflow stroke stroke-width
  stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  vector-effect paint-order stop-color stop-opacity flood-color flood-opacity color-interpolation-filters
  clip-path mask filter mask-type mix-blend-mode transform transform-origin isolation marker-start marker-mid
  marker-end
`);

/** Attributes beside the properties. */
export const safeAttributes: ReadonlySet<string> = words(`
  id d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height points pathLength viewBox preserveAspectRatio
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits markerWidth markerHeight markerUnits refX
  refY orient in in2 result mode type values operator k1 k2 k3 k4 radius stdDeviation edgeMode attributeName
  attributeType begin dur end repeatCount repeatDur from to by calcMode keyTimes keySplines keyPoints additive
  accumulate path rotate origin
`);

/** Attributes an animation may change: presentation and geometry, never links or handlers. */
export function isAnimatable(attributeName: string): boolean {
  return safeProperties.has(attributeName) || (safeAttributes.has(attributeName) && attributeName !== "id");
}
