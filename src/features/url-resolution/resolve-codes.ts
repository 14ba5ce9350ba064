import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Family, Style } from "../../core/icons/style.ts";
import type { Address, AddressFilters } from "../../core/urls/address.ts";
import { parseAddress } from "../../core/urls/parse-address.ts";

/** The address with every code as the catalogue writes it. Undefined when it names something that does not exist. */
export function findCodes(wanted: Address, catalogue: Catalogue): Address | undefined {
  if (wanted.page === "icon") return findIcon(wanted, catalogue);
  const address = withFamilyNames(wanted, catalogue);
  const { style, family, author, category } = address.filters;
  const filters: AddressFilters = { ...address.filters };
  let { alias } = address;
  if (style !== undefined) {
    const found = findStyle(style, catalogue);
    if (!found) return undefined;
    filters.style = found.seoCode;
  }
  if (family !== undefined) {
    const found = catalogue.findFamily(family);
    if (!found) return undefined;
    filters.family = found.apiCode;
  }
  if (author !== undefined) {
    const found = catalogue.findAuthor(author);
    if (!found) return undefined;
    filters.author = address.page === "author" ? found.id : found.apiCode;
    if (address.page === "author") ({ alias } = found);
  }
  if (category !== undefined) {
    const found = catalogue.findCategory(category);
    if (!found) return undefined;
    filters.category = found.apiCode;
  }
  return { ...address, filters, alias };
}

function findIcon(address: Address, catalogue: Catalogue): Address | undefined {
  const ordinal = catalogue.findById(address.icon);
  if (ordinal === undefined) return undefined;
  const own = parseAddress(catalogue.icon(ordinal).url)?.address;
  return own && { ...address, icon: own.icon, iconName: own.iconName };
}

/** A family, or `group-` and its code, in place of a style means the family. */
function withFamilyNames(address: Address, catalogue: Catalogue): Address {
  const code = address.filters.style;
  if (code === undefined || findStyle(code, catalogue)) return address;
  const family = findFamily(code, catalogue);
  if (!family) return address;
  const filters: AddressFilters = { ...address.filters, family: family.apiCode };
  delete filters.style;
  return { ...address, page: address.page === "style" ? "family" : address.page, filters };
}

function findFamily(code: string, catalogue: Catalogue): Family | undefined {
  return catalogue.findFamily(code) ?? catalogue.findFamily(code.replace(/^(?:group|family)-/, ""));
}

/** By the code of addresses, or by the code of the API whatever its case. */
function findStyle(code: string, catalogue: Catalogue): Style | undefined {
  return catalogue.findStyle(code) ?? catalogue.styles.find(({ apiCode }) => apiCode.toLowerCase() === code);
}
