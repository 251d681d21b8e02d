"""What a request of schemathesis carries beside what it makes up: a cross-site token that is one, and an address of its own, as
the audit stands where the shop's proxy does and the limits for one address would hide the rest."""

import itertools
import os

import schemathesis

TOKEN = os.environ["XSRF_TOKEN"]
numbers = itertools.count()


@schemathesis.hook
def before_call(context, case, kwargs):
    number = next(numbers)
    case.headers["X-Forwarded-For"] = f"10.200.{number >> 8 & 255}.{number & 255}"
    # One that was left out on purpose stays out.
    if "X-XSRF-TOKEN" in case.headers:
        case.headers["X-XSRF-TOKEN"] = TOKEN
    case.headers["Cookie"] = f"XSRF-TOKEN={TOKEN}"
